// How many buttons can be seen; and those with no edge, no drawing, no line below their words,
// that lie within no edge. What keeps its own colours is seen by its ground.
() => {
  const line = (style, side) =>
    style[`${side}Style`] !== "none" && parseFloat(style[`${side}Width`]) > 0;
  const hasEdge = (it) => {
    const style = getComputedStyle(it);
    const keepsColors = style.forcedColorAdjust === "none";
    return keepsColors || line(style, "borderTop") || line(style, "outline") ||
      it.matches(":has(> img)");
  };
  const isWithin = (it) => it !== document.body && (hasEdge(it) || isWithin(it.parentElement));
  const isUnderlined = (it) => getComputedStyle(it).textDecorationLine === "underline";
  const buttons = [...document.querySelectorAll("button")]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }));
  const edgeless = buttons.filter((it) => !isUnderlined(it) && !isWithin(it));
  return [buttons.length, edgeless.map((it) => it.outerHTML.slice(0, 160))];
}
