/** What the boxes of the site need on screens of one to three device pixels: a phone's column, half a page, a whole one. */
const WIDTHS = [400, 800, 1200, 1920];
/** A step that is hardly narrower than the whole saves nobody anything. */
const WORTH_A_STEP = 0.85;

/** The widths that a picture is made in, narrowest first: none wider than it is. */
export function widthsFor(own: number): number[] {
  const whole = Math.min(own, Math.max(...WIDTHS));
  return [...WIDTHS.filter((width) => width <= whole * WORTH_A_STEP), whole];
}

/**
 * Chosen by looking at roofs, branches and a sky with grain at 800 pixels beside the original, and by the bytes in
 * docs/publishing.md. One more of AVIF's effort takes five times as long for 3 %.
 */
export const SETTINGS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, effort: 7 },
} as const;
export type RenditionExt = keyof typeof SETTINGS;

/** The best first, and last what every program can draw. Only PNG keeps what is transparent there. */
export function formatsFor({ isTransparent }: { isTransparent: boolean }): RenditionExt[] {
  return ['avif', 'webp', isTransparent ? 'png' : 'jpg'];
}
