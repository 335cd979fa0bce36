import type { VisitReport } from './read-report.ts';
import { cellsOf, headsOf } from './cells.ts';
import { reportWords, rowName } from './report-words.ts';

/** RFC 4180, with a byte order mark for the spreadsheet programs that take UTF-8 for something else without it. */
export function csvOf(report: VisitReport): string {
  const { by, language, rows, whole } = report;
  const lines = [
    headsOf(report),
    ...rows.map((row) => cellsOf(rowName(row.key, by, language), row)),
    cellsOf(reportWords[language].all, whole),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}`;
}

/** Names and paths come from visitors' beacons: none of them may become a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
