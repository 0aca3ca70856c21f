/** Draws the depth of things as a light sees them. */
export const DEPTH = [
  `#version 300 es
  uniform mat4 view;
  layout(location = 0) in vec3 place;
  void main() { gl_Position = view * vec4(place, 1); }`,
  `#version 300 es
  precision mediump float;
  void main() {}`,
];

/** Draws things in their colours, lit by the sun, or at night by the lamp and the screen. */
export const COLOUR = [
  `#version 300 es
  uniform mat4 view, sunView, lampView;
  layout(location = 0) in vec3 place;
  layout(location = 1) in vec3 direction;
  layout(location = 2) in vec3 colour;
  layout(location = 3) in vec2 glowAndShade;
  out vec3 at, normal, paint;
  out vec2 own;
  out vec4 inSun, inLamp;
  void main() {
    at = place; normal = direction; own = glowAndShade;
    paint = pow(colour, vec3(2.2));
    // A little above the surface, so that it does not shade itself.
    inSun = sunView * vec4(place + direction * 0.025, 1);
    inLamp = lampView * vec4(place + direction * 0.05, 1);
    gl_Position = view * vec4(place, 1);
  }`,
  `#version 300 es
  precision highp float;
  precision mediump sampler2DShadow;
  uniform sampler2DShadow sunDepth, lampDepth;
  uniform vec3 sun, lamp, screen, sunTint, skyTint, lampTint, screenTint, nightTint;
  uniform float night;
  in vec3 at, normal, paint;
  in vec2 own;
  in vec4 inSun, inLamp;
  out vec4 shown;

  float reaches(sampler2DShadow depth, vec4 seen, float apart) {
    vec3 spot = seen.xyz / seen.w * 0.5 + 0.5;
    if (seen.w < 0.0 || any(greaterThan(abs(spot - 0.5), vec3(0.5)))) return 1.0;
    float sum = 0.0;
    for (float x = -1.0; x < 2.0; x++)
      for (float y = -1.0; y < 2.0; y++) sum += texture(depth, spot + vec3(vec2(x, y) * apart, -0.0008));
    return sum / 9.0;
  }

  vec3 near(vec3 source, vec3 tint, float spread, vec3 facing) {
    vec3 way = source - at;
    float far = length(way);
    return tint * max(0.0, dot(facing, way / far)) / (1.0 + far * far * spread);
  }

  void main() {
    vec3 facing = normalize(normal);
    float shade = own.y;
    float up = facing.y * 0.5 + 0.5;
    vec3 day = vec3(0), dark = vec3(0);
    if (night < 1.0) {
      float steep = max(0.0, dot(facing, sun));
      float sunny = steep > 0.0 ? steep * reaches(sunDepth, inSun, 0.0032) : 0.0;
      day = skyTint * mix(0.42, 0.66, up) * shade + sunTint * sunny * mix(0.75, 1.0, shade);
    }
    if (night > 0.0) {
      vec3 lamplight = near(lamp, lampTint, 0.55, facing);
      if (lamplight.r > 0.0) lamplight *= reaches(lampDepth, inLamp, 0.0036);
      dark = (nightTint * mix(0.5, 0.9, up) + lamplight + near(screen, screenTint, 2.5, facing)) * shade;
    }
    vec3 lit = paint * mix(day, dark, night);
    if (own.x > 2.5) lit = mix(paint * 1.15, nightTint * 0.5, night);
    else if (own.x > 1.5) lit = mix(lit, paint * 1.25, night);
    else if (own.x > 0.5) lit = paint;
    shown = vec4(pow(min(lit, 1.0), vec3(1.0 / 2.2)), 1);
  }`,
];
