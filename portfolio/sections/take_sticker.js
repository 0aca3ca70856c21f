// The sheet at the end of a case study: takes its sticker, which flies to where it is counted, or puts it back.
(() => {
  const FLIGHT = 720; // ms
  const LANDING = { duration: 260, easing: "cubic-bezier(.34,1.56,.64,1)" };
  const section = document.querySelector(".take-sticker");
  const find = (selector) => section.querySelector(selector);
  const [take, back] = section.querySelectorAll("button");
  const [status, picture] = [find("[role=status]"), find(".take-sticker__sticker img")];
  const name = section.dataset.sticker;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");

  const change = (isTaken) => {
    dispatchEvent(new CustomEvent("sticker", { detail: { name, isTaken } }));
    const { wasTaken, wasPutBack } = status.dataset;
    const number = section.querySelectorAll(".sticker-place[data-taken]").length;
    status.textContent = isTaken ? wasTaken.replace("{taken}", number) : wasPutBack;
    (isTaken ? find(".button-row a") : take).focus({ preventScroll: true });
  };

  // The counter in the header, which comes back for it; where there is none, the place on the sheet.
  const landingPlace = async () => {
    const counter = document.querySelector(".sticker-counter");
    if (!counter.getClientRects().length) return find(`[data-sticker="${name}"]`);
    await new Promise(requestAnimationFrame); // What was scrolled just now still hides the header.
    const header = counter.closest(".header");
    if (counter.getBoundingClientRect().bottom <= 0) {
      // As header_return.js does.
      const { dataset, style } = document.documentElement;
      dataset.header = "shown";
      style.setProperty("--header-covers", `${header.offsetHeight}px`);
    }
    const { finished } = header.getAnimations()[0] ?? {};
    await finished?.catch(() => {});
    return counter;
  };

  const fly = async (from, width) => {
    const flying = Object.assign(picture.cloneNode(), { className: "flying-sticker" });
    const [left, top] = [from.x - width / 2, from.y - width / 2];
    flying.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px`;
    document.body.append(flying);
    const place = await landingPlace();
    const target = place.querySelector("img:not([hidden])");
    if (!target) return flying.remove(); // It was put back meanwhile.
    const to = target.getBoundingClientRect();
    const [x, y] = [to.x + to.width / 2 - from.x, to.y + to.height / 2 - from.y];
    const small = target.offsetWidth / width;
    target.style.opacity = 0;
    const options = { duration: FLIGHT, fill: "both" };
    flying.animate({ translate: ["0", `${x}px`] }, { ...options, easing: "cubic-bezier(.22,1,.36,1)" });
    const transform = ["rotate(-7deg)", "translateY(-40px) scale(1.06) rotate(6deg)"];
    const end = `translateY(${y}px) scale(${small}) rotate(-8deg)`;
    const flight = flying.animate(
      { transform: [...transform, end], offset: [0, 0.25, 1] },
      { ...options, easing: "cubic-bezier(.5,-.2,.5,1)" },
    );
    await flight.finished;
    flying.remove();
    target.style.opacity = "";
    place.animate({ scale: [1, 1.12, 1] }, LANDING);
  };

  const onTake = () => {
    if ("taken" in section.dataset) return;
    const { x, y, width, height } = picture.getBoundingClientRect();
    const size = picture.offsetWidth;
    change(true);
    if (!isStill.matches) fly({ x: x + width / 2, y: y + height / 2 }, size);
  };
  take.addEventListener("click", onTake);
  picture.parentElement.addEventListener("click", onTake);
  back.addEventListener("click", () => change(false));
})();
