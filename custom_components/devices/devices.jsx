import { useRef } from "react";
import { useLate } from "../motion/useLate.js";
import { Picture } from "../picture/picture.jsx";
import { DEVICES, PIN_LENGTH } from "./choice.js";
import { Segments } from "./segments.jsx";
import { useDevice } from "./useDevice.js";

const loadProgress = () => import("./progress.jsx");

const LABELS = { mobile: "Phone", tablet: "Tablet", desktop: "Desktop" };
const BODIES = {
  mobile: (screen) => <div className="phone">{screen}</div>,
  tablet: (screen) => <div className="tablet">{screen}</div>,
  desktop: (screen) => (
    <div className="laptop">
      <div className="laptop__lid">{screen}</div>
      <div className="laptop__base" />
    </div>
  ),
};

/**
 * One site on three devices, one of them in the middle.
 *
 * @param {object} props See README.md.
 */
export function Devices({ title, name, pictures }) {
  const root = useRef(null);
  const { device, pinned, choose, show } = useDevice(root);
  const Progress = useLate(loadProgress, pinned);
  // Until somebody follows the scroll, to scroll would show nothing.
  const turn = pinned && !Progress ? show : choose;
  return (
    <>
      <div
        className="devices"
        ref={root}
        data-device={device}
        style={{ "--pin": `${PIN_LENGTH}px` }}
      >
        <div className="devices__frame">
          <div className="devices__head wrap">
            <h2>{title}</h2>
            <Segments
              what="device"
              name={name}
              labels={Object.values(LABELS)}
              current={DEVICES.indexOf(device)}
              onChoose={(index) => turn(DEVICES[index])}
            />
          </div>
          <div className="stage">
            {DEVICES.map((kind) => (
              <figure key={kind} className={`device device--${kind}`}>
                {BODIES[kind](<Picture {...pictures[kind]} />)}
                <figcaption>{LABELS[kind]}</figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
      {Progress && <Progress root={root} onDevice={show} />}
    </>
  );
}
