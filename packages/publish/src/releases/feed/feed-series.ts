import type { SeriesTypeName } from '@bank/contract/schemas';
import type { ContentWriter, NewSeries } from '@bank/store';
import { describeFound, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { readSeriesRows, type SeriesRow } from '../../formats/tables/series-rows.ts';
import type { Table } from '../../formats/tables/table.ts';

/** A larger step from one day to the next is more often a slipped digit than a market. */
const LARGEST_STEP_PERCENT = 20;
const STEADY_FIELDS: Partial<Record<SeriesTypeName, string>> = {
  'fx-history': 'middleRate',
  'wealth-nav': 'unitNav',
  'fund-nav': 'unitNav',
  'index-level': 'close',
};

/** Reads a day's points, none of them after today, and says where a value leapt from the newest one that visitors see. */
export async function feedSeries(
  table: Table,
  type: SeriesTypeName,
  { writer, basis, today }: { writer: ContentWriter; basis: number; today: string },
  findings: Findings,
): Promise<NewSeries> {
  const points = readSeriesRows(table, type, findings);
  for (const { line, date } of points) {
    if (date <= today) continue;
    const at = table.at(line, table.columns.indexOf('date'));
    findings.add({
      at,
      field: 'date',
      expected: words`a day not after today (${today})`,
      found: describeFound(date),
    });
  }
  if (findings.count === 0) await warnOfLeaps({ table, type, points }, { writer, basis }, findings);
  return { type, mode: 'append', points };
}

async function warnOfLeaps(
  { table, type, points }: { table: Table; type: SeriesTypeName; points: SeriesRow[] },
  { writer, basis }: { writer: ContentWriter; basis: number },
  findings: Findings,
): Promise<void> {
  const field = STEADY_FIELDS[type];
  const column = field === undefined ? -1 : table.columns.indexOf(field);
  if (field === undefined || column === -1) return;
  const newest = await writer.latest(
    basis,
    type,
    points.map(({ key }) => key),
  );
  const cells = new Map(table.rows.map(({ line, cells: row }) => [line, row[column] ?? '']));
  for (const { key, line } of points) {
    const before = newest.get(key);
    const old = before && (before as Record<string, string>)[field];
    const now = cells.get(line) ?? '';
    if (!old || now === '') continue;
    const percent = Math.abs(Number(now) / Number(old) - 1) * 100;
    if (percent <= LARGEST_STEP_PERCENT) continue;
    findings.warn({
      at: table.at(line, column),
      field,
      expected: words`within ${LARGEST_STEP_PERCENT} % of ${old} (${before?.date})`,
      found: describeFound(now),
    });
  }
}
