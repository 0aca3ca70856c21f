import { deepView, flatView, unit } from "./matrix.js";
import { STRIDE } from "./mesh.js";
import { LAMP, SCREEN } from "./scene.js";
import { COLOUR, DEPTH } from "./shaders.js";

const MAP = 1024; // pixels of a map of shadows, each way
const SUN = unit([0.42, 1, 0.72]);
const PITCH = Math.PI / 6.2;
const FLOAT = 4; // bytes

const VIEWS = {
  sun: flatView(SUN, [0, 0.6, 0], 3.4, 3.4, 4),
  lamp: deepView(LAMP, [-0.35, -0.3, 0.35], 1.7, 0.3, 7),
};

/**
 * Draws the room into a canvas.
 *
 * @param {WebGL2RenderingContext} gl
 * @param {object} scene What `createScene` returns.
 * @param {(name: string, other?: string, share?: number) => number[]} paint
 * @returns {(turn: number, night: number) => void} Draws one picture: the turn in degrees, and how
 *   much it is night, from 0 to 1.
 */
export function createRenderer(gl, scene, paint) {
  const [depth, colour] = [compile(gl, DEPTH), compile(gl, COLOUR)];
  upload(gl, scene);
  gl.enable(gl.DEPTH_TEST);
  const shadows = Object.values(VIEWS).map((view, unitOfMap) => drawShadows(gl, depth, scene, view, unitOfMap));
  if (shadows.some((isComplete) => !isComplete)) throw new Error("This device cannot draw shadows.");

  gl.useProgram(colour.program);
  gl.enable(gl.CULL_FACE);
  light(gl, colour.at, paint);
  return (turn, night) => {
    const { width, height } = gl.canvas;
    const angle = (-turn * Math.PI) / 180;
    const out = [Math.sin(angle) * Math.cos(PITCH), Math.sin(PITCH), Math.cos(angle) * Math.cos(PITCH)];
    const half = Math.max(2.8, (3.2 * height) / width);
    gl.viewport(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.uniformMatrix4fv(colour.at.view, false, flatView(out, [0, 1.08, 0], (half * width) / height, half, 8));
    gl.uniform1f(colour.at.night, night);
    for (const { first, count, into } of scene.groups) {
      const isBehind = !into || into[0] * out[0] + into[2] * out[2] > 0.001;
      if (isBehind) gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, first * 2);
    }
  };
}

/** A program, and `at`: the places of its uniforms by name. */
function compile(gl, sources) {
  const program = gl.createProgram();
  sources.forEach((source, index) => {
    const shader = gl.createShader(index ? gl.FRAGMENT_SHADER : gl.VERTEX_SHADER);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  });
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error("This device cannot run the shaders.");
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
  const names = Array.from({ length: count }, (_, index) => gl.getActiveUniform(program, index).name);
  return { program, at: Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(program, name)])) };
}

function upload(gl, { vertices, indices }) {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(vertices), gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(indices), gl.STATIC_DRAW);
  [3, 3, 3, 2].forEach((size, index) => {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, STRIDE * FLOAT, index * 3 * FLOAT);
  });
}

/** Draws what a light sees into a map of its own, once: neither lights nor things move. */
function drawShadows(gl, { program, at }, { groups }, view, unitOfMap) {
  const map = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unitOfMap);
  gl.bindTexture(gl.TEXTURE_2D, map);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, MAP, MAP);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);

  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, map, 0);
  const isComplete = gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE;
  gl.viewport(0, 0, MAP, MAP);
  gl.clear(gl.DEPTH_BUFFER_BIT);
  gl.useProgram(program);
  gl.uniformMatrix4fv(at.view, false, view);
  for (const { casts, first, count } of groups) {
    if (casts) gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, first * 2);
  }
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(target);
  return isComplete;
}

function light(gl, at, paint) {
  const tint = (strength, ...colour) => paint(...colour).map((it) => it ** 2.2 * strength);
  const values = {
    sun: SUN,
    lamp: LAMP,
    screen: SCREEN,
    sunTint: tint(0.82, "yellow", "sticker-border", 0.8),
    skyTint: tint(0.86, "sky", "sticker-border", 0.82),
    lampTint: tint(2.5, "amber", "sticker-border", 0.35),
    screenTint: tint(1.1, "sky"),
    nightTint: tint(0.62, "indigo", "purple", 0.4),
  };
  for (const [name, value] of Object.entries(values)) gl.uniform3fv(at[name], value);
  gl.uniformMatrix4fv(at.sunView, false, VIEWS.sun);
  gl.uniformMatrix4fv(at.lampView, false, VIEWS.lamp);
  gl.uniform1i(at.sunDepth, 0);
  gl.uniform1i(at.lampDepth, 1);
}
