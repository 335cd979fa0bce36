import type { Scope } from '@bank/contract';
import { givenSeriesTypesOf, type RecordTypeName, type SeriesTypeName } from '@bank/contract/schemas';
import { typesOf } from '../../base/bundle/manifest.ts';
import { quote, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { readSheets, sheetPlace, sheetTable } from '../../formats/tables/read-xlsx.ts';
import type { Table } from '../../formats/tables/table.ts';
import { pluralOf, recordTypeOf, seriesTypeOf } from './record-type-of.ts';

/** What the rows of a table are. */
export type TableType =
  { records: RecordTypeName; series?: undefined } | { series: SeriesTypeName; records?: undefined };

export interface TypedTable {
  table: Table;
  type: TableType;
}

const nameOf = (type: TableType) => type.series ?? type.records;

/** By the name of a type, `fx-rates` or `fx-history`. */
export function tableTypeOf(scope: Scope, name: string): TableType | undefined {
  const series = seriesTypeOf(scope, name);
  if (series !== undefined) return { series };
  const records = recordTypeOf(scope, name);
  return records === undefined ? undefined : { records };
}

interface Workbook {
  name: string;
  bytes: Buffer;
  /** What its one sheet is, where that is not named after a type. */
  ofFile?: TableType | undefined;
}

/** The tables of a workbook: every sheet is named after the type of its rows. What begins with `_` or `.` is a note. */
export function tablesOfSheets(
  { name, bytes, ofFile }: Workbook,
  scope: Scope,
  findings: Findings,
): TypedTable[] {
  const sheets = readSheets(bytes, name, findings);
  if (sheets?.length === 0)
    findings.add({
      at: `${name}:1`,
      expected: words`a sheet with a table`,
      found: words`none`,
      isLoss: true,
    });
  return (sheets ?? []).flatMap((sheet): TypedTable[] => {
    const own = tableTypeOf(scope, sheet.name);
    const isFile =
      sheets?.length === 1 && ofFile !== undefined && (own === undefined || nameOf(own) === nameOf(ofFile));
    const type = isFile ? ofFile : own;
    const place = isFile ? name : sheetPlace(name, sheet);
    if (type === undefined) {
      const types = [...typesOf(scope).map(pluralOf), ...givenSeriesTypesOf(scope)];
      const expected = words`a sheet named after a type of scope ${scope} (${types}), or _ before the name of a note`;
      findings.add({ at: `${place}:1`, expected, found: quote(sheet.name), isLoss: true });
      return [];
    }
    const table = sheetTable(sheet, place, findings);
    return table === undefined ? [] : [{ table, type }];
  });
}
