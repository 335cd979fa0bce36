import { escaped, type Language } from '@bank/contract';
import type { VisitFigures } from '@bank/store';
import { reportWords, rowName, secondsOf } from './report-words.ts';

const ROW = 34;
const HEAD = 26;
const [NAME_END, BAR_END] = [190, 540];
const [TIME_START, WIDTH] = [610, 960];
const VALUE = 8;
// Room for the numbers behind the longest line.
const VALUES = 120;

/** To the left how many stays, to the right how long: a dot at the median, a line from there to nine tenths. */
export function sectionBars(sections: readonly VisitFigures[], language: Language): string {
  const words = reportWords[language];
  const shown = sections.filter(({ visits }) => visits > 0);
  const most = Math.max(1, ...shown.map(({ visits }) => visits));
  const longest = Math.max(1, ...shown.map(({ p90Ms = 0 }) => p90Ms));
  const barWidth = (visits: number) => ((BAR_END - NAME_END) * visits) / most;
  const timeX = (ms: number) => TIME_START + ((WIDTH - TIME_START - VALUES) * ms) / longest;
  const rows = shown.map(({ key, visits, medianMs = 0, p90Ms = 0 }, i) => {
    const y = HEAD + i * ROW + ROW / 2;
    return [
      `<text x="${NAME_END - 12}" y="${y + 4}" text-anchor="end">${escaped(rowName(key, 'section', language))}</text>`,
      `<rect x="${NAME_END}" y="${y - 8}" width="${Math.round(barWidth(visits))}" height="16"/>`,
      `<text class="value" x="${NAME_END + Math.round(barWidth(visits)) + VALUE}" y="${y + 4}">${visits.toLocaleString('en-US')}</text>`,
      `<line class="span" x1="${Math.round(timeX(medianMs))}" x2="${Math.round(timeX(p90Ms))}" y1="${y}" y2="${y}"/>`,
      `<circle cx="${Math.round(timeX(medianMs))}" cy="${y}" r="5"/>`,
      `<text class="value" x="${Math.round(timeX(p90Ms)) + VALUE}" y="${y + 4}">${secondsOf(medianMs)} – ${secondsOf(p90Ms)}</text>`,
    ].join('');
  });
  const heads = `<text class="head" x="${NAME_END}" y="14">${escaped(words.visits)}</text><text class="head" x="${TIME_START}" y="14">${escaped(`${words.median} – ${words.p90}`)}</text>`;
  const height = HEAD + shown.length * ROW + 4;
  return `<svg class="sections" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(words.perSection)}">${heads}${rows.join('')}</svg>`;
}
