import type { SearchFilters } from '../search-engine.ts';
import type { RowFilter } from './find-candidates.ts';
import { SHOWN_BITS } from './index-schema.ts';

/** What a visitor of this list may see now, within the dates asked for, of some types or all. */
export function rowFilter(filters: Omit<SearchFilters, 'sort'>): RowFilter {
  const conditions = [
    '(d.shown & :shown) != 0',
    '(d.publishAt IS NULL OR d.publishAt <= :now)',
    '(d.expireAt IS NULL OR d.expireAt > :now)',
  ];
  const values: Record<string, string | number> = { shown: SHOWN_BITS[filters.language], now: filters.now };
  if (filters.docTypes !== undefined) {
    const names = filters.docTypes.map((docType, index) => {
      values[`type${index}`] = docType;
      return `:type${index}`;
    });
    conditions.push(`d.type IN (${names.join(', ')})`);
  }
  if (filters.from !== undefined) {
    conditions.push('d.date >= :from');
    values['from'] = filters.from;
  }
  if (filters.to !== undefined) {
    conditions.push(`d.date <= :to AND d.date <> ''`);
    values['to'] = filters.to;
  }
  return { sql: conditions.join(' AND '), values };
}
