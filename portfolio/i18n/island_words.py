"""The words of islands and their extras; each group is a prop of its island."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class ExtrasWords(WordGroup):
    """Words of the menu of the playground, of what is behind it, and of the sheet to draw on."""

    more: str = word(
        "More to play with",
        "Button that opens the menu of what visitors can do beyond playing.",
    )
    draw: str = word("Draw a sticker", "Entry of the menu that opens the sheet to draw on.")
    picture: str = word(
        "Take a picture",
        "Entry of the menu that saves or shares a picture of the stage.",
    )
    picture_saved: str = word("Picture saved", "Message that a picture was saved.")
    picture_failed: str = word(
        "The picture could not be taken",
        "Message that no picture could be made.",
    )
    picture_shared: str = word("Picture shared", "Message that a picture was shared.")
    tilt: str = word("Tilt", "Switch on phones: the stickers slide the way it leans.")
    tilt_refused: str = word(
        "Tilt needs the motion sensor, which was not allowed.",
        "Message that the visitor has not allowed the motion sensor.",
    )
    tilt_unavailable: str = word(
        "This device has no motion sensor that can be used.",
        "Message that there is no motion sensor.",
    )
    tilt_ended: str = word("Tilt is off again.", "Message that tilting has ended by itself.")
    sound: str = word("Sound", "Switch of the sounds.")
    sound_unavailable: str = word(
        "This browser plays no sound here.",
        "Message that there is no sound.",
    )
    failed: str = word(
        "That could not be loaded. Try again when you are online.",
        "Message that what was asked for could not be loaded.",
    )
    own_sticker: str = word("Your sticker", "Name of a sticker that the visitor has made.")
    stuck: str = word(
        "Your sticker is on the stage. Delete peels it off.",
        "Message that a sticker of the visitor's own is on the stage, and how to remove it.",
    )
    peeled: str = word(
        "{sticker} peeled off",
        "Message that a sticker of the visitor's own was removed.",
    )
    make_sticker: str = word("Make a sticker", "Heading of the sheet to draw on.")
    close: str = word("Close", "Button that closes the sheet.")
    way: str = word(
        "Way of making it",
        "Name of the choice between drawing and typing, for screen readers.",
    )
    draw_it: str = word("Draw", "Choice to draw a sticker.")
    type_it: str = word("Type", "Choice to type a sticker.")
    paper: str = word("Your drawing", "Name of the canvas, for screen readers.")
    draw_hint: str = word(
        "Draw here with a finger, a pen or the mouse",
        "Hint on the canvas while it is empty.",
    )
    type_hint: str = word(
        "What you type appears here",
        "Hint on the canvas until something is typed.",
    )
    text_label: str = word("A letter, a word or an emoji", "Name of the field for what is typed.")
    letters_left: str = word(
        "Letters left: {count}", "Number below the field of the letters that can still be typed."
    )
    inks: str = word("Ink", "Name of the choice of an ink.")
    black: str = word("Black", "Name of an ink.")
    grey: str = word("Grey", "Name of an ink.")
    brown: str = word("Brown", "Name of an ink.")
    red: str = word("Red", "Name of an ink.")
    orange: str = word("Orange", "Name of an ink.")
    yellow: str = word("Yellow", "Name of an ink.")
    green: str = word("Green", "Name of an ink.")
    blue: str = word("Blue", "Name of an ink.")
    violet: str = word("Violet", "Name of an ink.")
    pink: str = word("Pink", "Name of an ink.")
    widths: str = word("Line", "Name of the choice of a line's width.")
    thin: str = word("Thin", "Name of a line's width.")
    medium: str = word("Medium", "Name of a line's width.")
    thick: str = word("Thick", "Name of a line's width.")
    undo: str = word("Undo", "Button that takes the last stroke back.")
    clear: str = word("Clear", "Button that takes everything back.")
    stick: str = word("Stick it", "Button that puts the sticker onto the stage.")
    nothing_yet: str = word(
        "Draw or type something first.",
        "Hint while there is nothing to stick.",
    )
    full: str = word(
        "You have {count} stickers, and there is room for no more. Peel one off first: "
        "pick it up and drop it on the bin, or press Delete.",
        "Hint that no more stickers are kept, and how to make room.",
    )


class DevicesWords(WordGroup):
    """Words of the slider of three devices."""

    mobile: str = word("Phone", "Name of the smallest device.")
    tablet: str = word("Tablet", "Name of the device between the smallest and the largest.")
    desktop: str = word("Desktop", "Name of the largest device.")
    choose: str = word("Choose a device", "Name of the choice of a device, for screen readers.")
    previous: str = word("Previous device", "Name of the arrow to the left.")
    next: str = word("Next device", "Name of the arrow to the right, which shows the next device.")


class PlaygroundWords(WordGroup):
    """Words of the playground; the name of the mascot's button is the verb of home.yaml."""

    name: str = word("Playground", "Name of the playground, for screen readers.")
    help: str = word(
        "Arrow keys choose a sticker. Enter picks it up and, after a nudge with the arrows, "
        "throws it. Escape drops it.",
        "Instructions for the keyboard, for screen readers.",
    )
    controls: str = word("Playground controls", "Name of the group of the playground's buttons.")
    pause: str = word("Pause", "Button that pauses the playground.")
    play: str = word("Play", "Button that continues a paused playground.")
    shake: str = word("Shake", "Button that pushes all stickers.")
    reset: str = word("Reset", "Button that starts the playground again.")
    selected: str = word("{sticker}, {index} of {count}", "Message that a sticker was chosen.")
    picked_up: str = word("{sticker} picked up", "Message that a sticker was picked up.")
    dropped: str = word("{sticker} dropped", "Message that a sticker was dropped.")
    put_down: str = word("{sticker} put down", "Message that a sticker was put down where it was.")
    thrown_right: str = word("{sticker} thrown to the right", "Message that a sticker was thrown.")
    thrown_left: str = word("{sticker} thrown to the left", "Message that a sticker was thrown.")
    thrown_down: str = word("{sticker} thrown downwards", "Message that a sticker was thrown.")
    thrown_up: str = word("{sticker} thrown upwards", "Message that a sticker was thrown.")
