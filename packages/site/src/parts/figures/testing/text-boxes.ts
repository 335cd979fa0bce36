import { textWidth } from '../text-width.ts';

/** Where a text of a drawing stands, as far as its coordinates tell. */
export interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the styles of a phone, where they differ from what a text has without an ink. */
const SIZE = 15;
const SIZES: Readonly<Record<string, number>> = {
  note: 14,
  head: 14,
  gold: 14,
  degree: 14,
  'now-text': 14,
  'star-name': 14,
  'value-small': 14,
  'inside-name': 17,
  total: 18,
  'inside-value': 20,
  last: 22,
  share: 28,
};
/** Of the size: what digits and capitals take above the line they stand on, and letters below it. */
const ABOVE = 0.72;
const BELOW = 0.2;

export function textBoxes(drawing: string): TextBox[] {
  return [...drawing.matchAll(/<text([^>]*)>([\s\S]*?)<\/text>/g)].map(([, tag = '', inside = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const text = inside.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
    const gaps = [...inside.matchAll(/\bdx="(\d+)"/g)].reduce((sum, [, gap]) => sum + Number(gap), 0);
    const size = SIZES[attribute('data-ink') ?? ''] ?? SIZE;
    const width = textWidth(text, size) + gaps;
    const [x, y] = [Number(attribute('x')), Number(attribute('y'))];
    const before = { start: 0, middle: width / 2, end: width }[attribute('text-anchor') ?? 'start'] ?? 0;
    return {
      text,
      left: x - before,
      right: x - before + width,
      top: y - size * ABOVE,
      bottom: y + size * BELOW,
    };
  });
}

/** What cannot be read: texts that lie on each other, and those that leave the picture. */
export function unreadable(drawing: string): string[] {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(drawing) ?? [];
  const boxes = textBoxes(drawing);
  return boxes.flatMap((box, index) => [
    ...boxes
      .slice(index + 1)
      .filter((other) => isOn(box, other))
      .map((other) => `“${box.text}” lies on “${other.text}”`),
    ...(box.left < -1 || box.right > Number(width) + 1 || box.top < 0 || box.bottom > Number(height)
      ? [`“${box.text}” leaves the picture`]
      : []),
  ]);
}

function isOn(a: TextBox, b: TextBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
