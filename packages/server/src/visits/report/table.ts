import { cellsOf, headsOf } from './cells.ts';
import type { VisitReport } from './read-report.ts';
import { reportWords, rowName } from './report-words.ts';

/** For a terminal: names to the left, numbers to the right. */
export function tableOf(report: VisitReport): string {
  const { by, language, from, to, rows, whole } = report;
  const words = reportWords[language];
  const title = `${words.title} · ${words.period(from, to)}`;
  if (whole.displays + whole.visits + whole.clicks === 0) return `${title}\n${words.nothing}`;
  const lines = [
    headsOf(report),
    ...rows.map((row) => cellsOf(rowName(row.key, by, language), row)),
    cellsOf(words.all, whole),
  ];
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((cells) => widthOf(cells[i] ?? ''))));
  const line = (cells: readonly string[]) =>
    cells
      .map((text, i) => {
        const gap = ' '.repeat((widths[i] ?? 0) - widthOf(text));
        return i === 0 ? text + gap : gap + text;
      })
      .join('  ')
      .trimEnd();
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  const [head = [], ...body] = lines;
  const sum = body.pop() ?? [];
  const note = report.isExact ? [] : ['', words.estimated];
  return [title, '', line(head), rule, ...body.map(line), rule, line(sum), ...note].join('\n');
}

/** Columns in a terminal: a Chinese character takes two. */
function widthOf(text: string): number {
  return text.length + (text.match(/[⺀-￯]/g)?.length ?? 0);
}
