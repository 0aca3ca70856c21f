import { updateFocusRing } from "../rendering/focusRing.js";

/**
 * Creates the callbacks that show on the page what the engine does.
 *
 * @param {object} options
 * @param {import("./domState.js").DomState} options.domState
 * @param {import("./stage.js").Stage} options.stage
 * @param {import("../input/keyboard.js").KeyboardInput} options.keyboard
 * @param {HTMLElement} options.focusRing
 * @param {() => import("../physics/engine.js").PlaygroundEngine} options.getEngine
 */
export function createEngineCallbacks(options) {
  const { domState, stage, keyboard, focusRing, getEngine } = options;
  const report = (type) => (sticker) => {
    domState.setCounts(getEngine());
    domState.dispatch(type, { name: sticker.blueprint.name });
  };
  return {
    onStickerAdded(sticker) {
      domState.hideStill(sticker.blueprint.index);
      domState.hideStill("bolt");
      report("sprite")(sticker);
    },
    onBoltAdded: report("bolt"),
    onBoltRemoved: report("bolt-end"),
    onHeldChange: (sticker) => stage.setDropping(sticker?.blueprint.drops === "bolt"),
    onFrame(pose) {
      const { selected } = keyboard;
      updateFocusRing(focusRing, selected, selected && pose(selected));
    },
  };
}
