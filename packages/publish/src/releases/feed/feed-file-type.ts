import { basename } from 'node:path';
import type { Scope } from '@bank/contract';
import { givenSeriesTypesOf, type RecordTypeName, type SeriesTypeName } from '@bank/contract/schemas';
import { typesOf } from '../../base/bundle/manifest.ts';
import { quote, type Findings } from '../../base/findings.ts';
import { listOr, words } from '../../base/words.ts';
import { pluralOf, recordTypeOf, seriesTypeOf } from '../../pack/sources/record-type-of.ts';
import { TABLE_NAME } from '../../formats/tables/table.ts';

type FeedFileType = { records: RecordTypeName } | { series: SeriesTypeName };

/** Jobs put a date or number behind the type: `fx-rates-2026-11-20T0930.csv`, `fund-nav_20261120.xlsx`. */
const STAMP = /[-._]\d[\dT._-]*$/;

/** What a file holds, by its name; undefined and a finding when it is no table of this scope. */
export function feedFileType(path: string, scope: Scope, findings: Findings): FeedFileType | undefined {
  const name = basename(path);
  const stem = name.replace(TABLE_NAME, '');
  for (const known of [stem, stem.replace(STAMP, '')]) {
    if (stem === name) break;
    const series = seriesTypeOf(scope, known);
    if (series !== undefined) return { series };
    const records = recordTypeOf(scope, known);
    if (records !== undefined) return { records };
  }
  const types = [...typesOf(scope).map(pluralOf), ...givenSeriesTypesOf(scope)];
  const expected = words`<type>.csv or <type>.xlsx with a type of scope ${scope} (${listOr(types, words`it has none yet`)}), a date may follow`;
  findings.add({ at: path, expected, found: quote(name) });
  return undefined;
}
