// Returns what axe-core finds on a page, a line each, once its animations have ended.
async ([only, leftOut]) => {
  const ends = (it) => it.playState === "running" && it.timeline === document.timeline
    && it.effect.getComputedTiming().endTime < Infinity;
  const ended = document.getAnimations().filter(ends).map((it) => it.finished);
  // One that is paused on its way never ends.
  const patience = new Promise((done) => setTimeout(done, 5000));
  await Promise.race([Promise.allSettled(ended), patience]);
  const names = axe.getRules().map(({ ruleId }) => ruleId);
  const asked = (name) => !leftOut.includes(name) && (!only.length || only.includes(name));
  const rules = names.map((name) => [name, { enabled: asked(name) }]);
  // A player in a frame is a page of its own, and looked at as one.
  const { violations } = await axe.run({
    iframes: false, resultTypes: ["violations"], rules: Object.fromEntries(rules),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}
