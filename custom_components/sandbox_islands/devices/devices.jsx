import { useRef } from "react";
import { useLazyComponent } from "../motion/useLazyComponent.js";
import { Picture, pictureProps } from "../picture/picture.jsx";
import { DEVICES, PIN_LENGTH } from "./pinnedScroll.js";
import { SegmentedControl } from "./segmentedControl.jsx";
import { useDevice } from "./useDevice.js";

const loadScrollTracker = () => import("./scrollTracker.jsx");

const FRAMES = {
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
 * One site on three devices, which stand on one line; the chosen one is larger, and in front.
 *
 * @param {object} props See README.md.
 */
export function Devices({ title, name, words, pictures }) {
  const isList = Array.isArray(pictures);
  const root = useRef(null);
  const { device, isPinned, choose, setScrolled } = useDevice(root);
  const ScrollTracker = useLazyComponent(loadScrollTracker, isPinned);
  // Until the tracker is loaded, scrolling to a device would not show it.
  const onChoose = isPinned && !ScrollTracker ? setScrolled : choose;
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
            <SegmentedControl
              words={words}
              name={name}
              labels={DEVICES.map((kind) => words[kind])}
              current={DEVICES.indexOf(device)}
              onChoose={(index) => onChoose(DEVICES[index])}
            />
          </div>
          <div className="stage">
            {DEVICES.map((kind, index) => (
              <figure key={kind} className={`device device--${kind}`}>
                {FRAMES[kind](<Picture {...pictureProps(pictures[isList ? index : kind])} />)}
                <figcaption>{words[kind]}</figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
      {ScrollTracker && <ScrollTracker root={root} onDevice={setScrolled} />}
    </>
  );
}
