import type { VisitFigures } from '@bank/store';
import { escaped, weekdayOf } from '@bank/contract';
import { niceTop } from './nice-top.ts';

const [WIDTH, HEIGHT] = [960, 240];
// Half a label may stand out behind the last column.
const RIGHT = 16;
const [LEFT, BOTTOM, TOP] = [52, 26, 10];
const LINES = 4;
const SATURDAY = 6;
// More labels than this would run into each other.
const LABELS_AT_MOST = 12;

/** A column for each day; weekends are lighter, for a bank's visits follow them. */
export function dayColumns(days: readonly VisitFigures[], label: string): string {
  const top = niceTop(Math.max(...days.map(({ visits }) => visits)), LINES);
  const step = (WIDTH - LEFT - RIGHT) / days.length;
  const heightOf = (visits: number) => ((HEIGHT - TOP - BOTTOM) * visits) / top;
  const everyNth = Math.ceil(days.length / LABELS_AT_MOST);
  const lines = Array.from({ length: LINES + 1 }, (_, i) => {
    const value = (top / LINES) * i;
    const y = HEIGHT - BOTTOM - heightOf(value);
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${value.toLocaleString('en-US')}</text>`;
  });
  const columns = days.map(({ key, visits }, i) => {
    const height = heightOf(visits);
    const x = LEFT + i * step;
    const isWeekend = weekdayOf(key) >= SATURDAY;
    const name =
      i % everyNth === 0
        ? `<text x="${round(x + step / 2)}" y="${HEIGHT - 8}" text-anchor="middle">${escaped(key.slice(5))}</text>`
        : '';
    return `<rect${isWeekend ? ' class="weekend"' : ''} x="${round(x + step * 0.15)}" y="${round(HEIGHT - BOTTOM - height)}" width="${round(step * 0.7)}" height="${round(height)}"><title>${escaped(`${key}: ${visits}`)}</title></rect>${name}`;
  });
  return `<svg class="days" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}"><g class="grid">${lines.join('')}</g>${columns.join('')}</svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
