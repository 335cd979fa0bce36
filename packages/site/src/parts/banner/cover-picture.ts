import { parseCover } from '@bank/contract';
import type { BannerPicture } from '@bank/ui';
import { focusAttributes, pictureChoices } from '../pictures/picture-choices.ts';

/** Wider than this, a picture was drawn as a banner itself; no wider than it is high, it is a page of words. */
const WIDEST = 2.5;
/** It takes the end of the head, and all of it on phones (Banner.module.css). */
const SIZES = '(max-width: 767.98px) 100vw, 72vw';

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
  const [file] = parseCover(cover) ?? [];
  if (file?.width === undefined || file.height === undefined) return undefined;
  const { path, width, height, variants, focus } = file;
  if (width <= height || width / height > WIDEST) return undefined;
  return {
    url: imageBase + path,
    isInset: true,
    isDay: daylight,
    ...(variants !== undefined && { choices: { ...pictureChoices(file, imageBase), sizes: SIZES } }),
    ...(focus !== undefined && { focus: focusAttributes(focus) }),
  };
}
