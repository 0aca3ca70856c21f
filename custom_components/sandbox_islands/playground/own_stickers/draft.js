import { Drawing } from "./drawing.js";

/**
 * What is being made: it outlives the sheet, so that closing it loses nothing.
 *
 * @typedef {{drawing: Drawing, text: string, isTyping: boolean, ink: number, width: number}} Draft
 */

/** @type {Draft} */
export const draft = { drawing: new Drawing(), text: "", isTyping: false, ink: 0, width: 1 };

/** Begins anew once a sticker has been made; ink, width and the way of making it stay. */
export function clearDraft() {
  draft.drawing = new Drawing();
  draft.text = "";
}
