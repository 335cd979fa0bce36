export { asDrawn, pictureChoices, type PictureChoices } from '@bank/contract';

/** Style sheets know places by tenths: inline styles are not served. */
export function focusAttributes(focus: string | undefined): {
  'data-focus-x'?: number;
  'data-focus-y'?: number;
} {
  const [x, y] = focus?.split(' ').map((part) => Math.round(Number.parseInt(part, 10) / 10) * 10) ?? [];
  return x === undefined || y === undefined ? {} : { 'data-focus-x': x, 'data-focus-y': y };
}
