import { seriesFields, type SeriesTypeName } from '@bank/contract/schemas';

/** The first line of `series/<type>.csv`. */
export function seriesHeader(type: SeriesTypeName): string {
  return ['key', 'date', ...seriesFields(type)].join(',');
}
