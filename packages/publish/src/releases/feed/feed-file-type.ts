import { basename } from 'node:path';
import { SCOPES, type Scope } from '@bank/contract';
import { givenSeriesTypesOf } from '@bank/contract/schemas';
import { typesOf } from '../../base/bundle/manifest.ts';
import { quote, type Findings } from '../../base/findings.ts';
import { listOr, words } from '../../base/words.ts';
import { pluralOf } from '../../pack/sources/record-type-of.ts';
import { tableTypeOf, type TableType } from '../../pack/sources/sheet-tables.ts';
import { TABLE_NAME } from '../../formats/tables/table.ts';

/** Jobs put a date or number behind the type: `fx-rates-2026-11-20T0930.csv`, `fund-nav_20261120.xlsx`. */
const STAMP = /[-._]\d[\dT._-]*$/;

/** What the name of a file may mean, without its ending and then without its date; none of what is no table. */
function stemsOf(path: string): string[] {
  const name = basename(path);
  const stem = name.replace(TABLE_NAME, '');
  return stem === name ? [] : [stem, stem.replace(STAMP, '')];
}

/** What a file holds, by its name; undefined when it is no table of this scope. */
export function namedType(path: string, scope: Scope): TableType | undefined {
  return stemsOf(path)
    .map((stem) => tableTypeOf(scope, stem))
    .find((type) => type !== undefined);
}

/** As `namedType`, with a finding when it is no table of this scope. */
export function feedFileType(path: string, scope: Scope, findings: Findings): TableType | undefined {
  const type = namedType(path, scope);
  if (type === undefined) {
    const types = [...typesOf(scope).map(pluralOf), ...givenSeriesTypesOf(scope)];
    const expected = words`<type>.csv or <type>.xlsx with a type of scope ${scope} (${listOr(types, words`it has none yet`)}), a date may follow`;
    findings.add({ at: path, expected, found: quote(basename(path)) });
  }
  return type;
}

/** The scope that a file in an inbox is for: a table is named after a type, a workbook of several sheets after the scope. */
export function namedScope(path: string): Scope | undefined {
  const scope = SCOPES.find((one) => namedType(path, one) !== undefined);
  return scope ?? SCOPES.find((one) => path.endsWith('.xlsx') && stemsOf(path).includes(one));
}

/** The feed that a file belongs to, such as `fx-rates`, or the scope of a workbook with several sheets. */
export function feedOf(path: string): string | undefined {
  const scope = namedScope(path);
  if (scope === undefined) return undefined;
  const type = namedType(path, scope);
  if (type === undefined) return scope;
  return type.series ?? pluralOf(type.records);
}
