export type Colour = [red: number, green: number, blue: number];

const curve = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
// Whole pictures are measured, and reckoning the curve takes most of the time.
const whole = Float64Array.from({ length: 256 }, (_, value) => curve(value));
const linear = (value: number) => whole[value] ?? curve(value);

/** WCAG's relative luminance of a colour in 0–255. */
export function luminanceOf([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
