import type { FileRef } from './schemas.ts';

/** `type` and `srcSet` of a <source>, the best format first, and what is left to the <img>. */
export interface PictureChoices {
  sources: { type: string; srcSet: string }[];
  srcSet: string | undefined;
}

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** Wider than any box: whoever draws a picture larger than its small form takes the drawing itself. */
const DRAWING_WIDTH = 4_000;

/** What a browser may choose from of a picture that was made in several widths and formats. */
export function pictureChoices({ path, variants = [] }: FileRef, imageBase: string): PictureChoices {
  const isDrawing = endingOf(path) === 'svg';
  const whole = isDrawing ? [`${imageBase}${path} ${DRAWING_WIDTH}w`] : [];
  const byEnding = new Map<string, string[]>();
  for (const one of variants) {
    const ending = endingOf(one.path);
    byEnding.set(ending, [...(byEnding.get(ending) ?? []), `${imageBase}${one.path} ${one.width}w`]);
  }
  const sources = [...byEnding].flatMap(([ending, choices]) => {
    const type = TYPES[ending];
    return type === undefined || ending === endingOf(path)
      ? []
      : [{ type, srcSet: [...choices, ...whole].join(', ') }];
  });
  return { sources, srcSet: byEnding.get(endingOf(path))?.join(', ') };
}

/** A drawing without its small form, for boxes that are larger: its name would be weight for nothing. */
export const asDrawn = ({ variants, ...file }: FileRef): FileRef =>
  variants === undefined || endingOf(file.path) === 'svg' ? file : { ...file, variants };

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
