/** Lightness as the eye sees it (0 to 1), chroma, and hue in degrees: https://www.w3.org/TR/css-color-4/#ok-lab */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Three = readonly [number, number, number];

/** `#0f1a33` */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

const STEPS = 16;

/** The colour, or the most colourful one of its lightness and hue that a screen can show. */
export function toHex(colour: Oklch): string {
  const whole = rgbOf(colour);
  if (isShowable(whole)) return hexOf(whole);
  let [shown, tooMuch] = [0, colour.chroma];
  for (let step = 0; step < STEPS; step += 1) {
    const chroma = (shown + tooMuch) / 2;
    if (isShowable(rgbOf({ ...colour, chroma }))) shown = chroma;
    else tooMuch = chroma;
  }
  return hexOf(rgbOf({ ...colour, chroma: shown }));
}

// Of rounding, and of the constants above.
const TOLERANCE = 0.001;
const isShowable = (rgb: Three) => rgb.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

function rgbOf({ lightness, chroma, hue }: Oklch): Three {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear) as unknown as Three;
}

function hexOf(rgb: Three): string {
  const parts = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue as amounts of light. */
export function linearOf(hex: string): Three {
  return [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as unknown as Three;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(0, light) ** (1 / 2.4) - 0.055;
