import type { Scope } from '@bank/contract';
import { givenSeriesTypesOf, type RecordTypeName, type SeriesTypeName } from '@bank/contract/schemas';
import { typesOf } from '../../base/bundle/manifest.ts';

/** The record type that a file or folder right below a scope holds, by its name in singular or plural: `pages` → page. */
export function recordTypeOf(scope: Scope, name: string): RecordTypeName | undefined {
  return typesOf(scope).find((type) => name === type || name === pluralOf(type));
}

/** The history that a file right below a scope holds: `fx-history` only by its own name. */
export function seriesTypeOf(scope: Scope, name: string): SeriesTypeName | undefined {
  return givenSeriesTypesOf(scope).find((type) => name === type);
}

/** branch → branches, fund-company → fund-companies, fee → fees. */
export function pluralOf(type: RecordTypeName): string {
  if (type.endsWith('s')) return type;
  if (type.endsWith('y')) return `${type.slice(0, -1)}ies`;
  return type.endsWith('ch') ? `${type}es` : `${type}s`;
}
