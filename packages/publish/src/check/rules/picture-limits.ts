/**
 * What a picture must be for the place that it stands in. `least` is how wide the place is at its widest, in CSS pixels
 * (1366 × 484 is the hero's own drawing, a phone's is 390): a narrower bitmap is blurred. `most` is its weight in bytes:
 * a page of the first view has 300 KB in all, the hero at most a half of it and a card of a list a quarter of that.
 * An SVG has no width of its own and is sent packed, about a third of what it weighs here.
 */
export interface PictureLimits {
  least: number;
  most: number;
}

const KILOBYTE = 1024;

/** By the name of the field; `text` is a picture in rich text, as wide as its measure. */
export const PICTURE_LIMITS = {
  cover: { least: 640, most: 150 * KILOBYTE },
  banner: { least: 1366, most: 300 * KILOBYTE },
  phoneCover: { least: 390, most: 150 * KILOBYTE },
  picture: { least: 720, most: 500 * KILOBYTE },
  text: { least: 480, most: 300 * KILOBYTE },
} as const satisfies Record<string, PictureLimits>;
export type PicturePlace = keyof typeof PICTURE_LIMITS;
