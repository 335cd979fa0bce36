import { plainText } from '@bank/contract';
import { textWidth } from '../figures/text-width.ts';
import type { StorySection } from './story-sections.ts';

/** Widths and lines in px, at 17 / 1.85 beside 14 / 1.75: near enough to say what fits beside what. */
const TEXT = { width: 646, size: 17, line: 31, gap: 19 } as const;
const NOTE = { width: 368, size: 14, line: 25, around: 65 } as const;
const HEADING_HEIGHT = 99;
const FIGURE_HEIGHT = 380;
const TABLE_ROW_HEIGHT = 48;

/** About how high a part of the text is. */
export function heightOfSection({ heading, html, figures }: StorySection): number {
  const rows = html.match(/<tr[\s>]/g)?.length ?? 0;
  const prose = html.replaceAll(/<table[\s\S]*?<\/table>/g, '');
  const lines = plainText(prose)
    .split('\n')
    .map((line) => Math.ceil(textWidth(line, TEXT.size) / TEXT.width) * TEXT.line + TEXT.gap);
  const text = lines.reduce((sum, height) => sum + height, 0);
  return (
    (heading === '' ? 0 : HEADING_HEIGHT - TEXT.line) +
    text +
    rows * TABLE_ROW_HEIGHT +
    figures.length * FIGURE_HEIGHT
  );
}

export function heightOfNote(text: string): number {
  return Math.ceil(textWidth(text, NOTE.size) / NOTE.width) * NOTE.line + NOTE.around;
}

interface Band {
  /** The parts of the text that it holds, from 0; `to` is exclusive. */
  from: number;
  to: number;
  /** What stands beside them in the margin, one under the other, by its index. */
  groups: number[];
}

/** The last part beside which some groups can begin and end before the text does. */
function lastFitting(sections: readonly number[], groups: readonly { height: number }[]): number {
  const needed = groups.reduce((sum, { height }) => sum + height, 0);
  let height = 0;
  for (let part = sections.length - 1; part > 0; part -= 1) {
    height += sections[part] ?? 0;
    if (height >= needed) return part;
  }
  return 0;
}

/**
 * The text in bands, each with what stands in the margin beside it. A group begins beside its own part, or where the
 * one above it ends, which is as far as it is high; earlier where it would go on below the text.
 */
export function marginBands(
  sections: readonly number[],
  groups: readonly { at: number; height: number }[],
): Band[] {
  let free = 0;
  const starts = groups.map(({ at, height }, index) => {
    const latest = lastFitting(sections, groups.slice(index));
    const from = Math.min(Math.max(Math.min(at, latest), free), sections.length - 1);
    free = from;
    for (let left = height; left > 0 && free < sections.length; free += 1) left -= sections[free] ?? 0;
    return from;
  });
  const [first = sections.length] = starts;
  const begins = [...new Set([...(first > 0 ? [0] : []), ...starts])];
  return begins.map((from, index) => ({
    from,
    to: begins[index + 1] ?? sections.length,
    groups: starts.flatMap((start, group) => (start === from ? [group] : [])),
  }));
}
