import { coverImageUrl, parseCover } from '@bank/contract';
import type { BannerPicture } from '@bank/ui';

/** Wider than this, a picture was drawn as a banner itself; no wider than it is high, it is a page of words. */
const WIDEST = 2.5;

export interface Covered {
  cover: string;
  /** A picture of the day, over which words stand in ink. */
  daylight?: boolean | undefined;
}

/** The cover of a text as the picture of its head; none where it is not of that shape. */
export function coverPicture(
  { cover, daylight = false }: Covered,
  imageBase: string,
): BannerPicture | undefined {
  const [{ width, height } = {}] = parseCover(cover) ?? [];
  const url = coverImageUrl(cover, imageBase);
  if (url === undefined || width === undefined || height === undefined) return undefined;
  if (width <= height || width / height > WIDEST) return undefined;
  return { url, isInset: true, isDay: daylight };
}
