import type { VisitReport } from './read-report.ts';
import { cellsOf, headsOf } from './cells.ts';
import { reportWords, rowName } from './report-words.ts';

/** RFC 4180, with a byte order mark for the spreadsheet programs that take UTF-8 for something else without it. */
export function csvOf(report: VisitReport): string {
  const { by, language, isExact, rows, whole } = report;
  const estimated = (is: boolean) => (is ? '1' : '0');
  // The heads stay the same for programs that look for them; what is estimated is said at the end of a row.
  const lines = [
    [...headsOf({ by, language, isExact: true }), '≈'],
    ...rows.map((row) => [
      ...cellsOf(rowName(row.key, by, language), row),
      estimated(!isExact && by !== 'day'),
    ]),
    [...cellsOf(reportWords[language].all, whole), estimated(!isExact)],
  ];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}`;
}

/** Names and paths come from visitors' beacons: none of them may become a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
