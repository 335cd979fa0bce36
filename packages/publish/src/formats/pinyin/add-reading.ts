import type { RecordTypeName } from '@bank/contract/schemas';
import type { RecordLine } from '../../base/bundle/record-line.ts';
import { readingOf } from './reading-of.ts';

/** Types that keywords find by how their Chinese name is typed, and the field that holds the name. */
const NAMED_BY: Partial<Record<RecordTypeName, string>> = { 'wealth-product': 'prodName', fund: 'fundName' };

/** Fills in `pinyin` and `initials` from the Chinese name, where the author has given none. */
export function addReading(type: RecordTypeName, record: RecordLine): void {
  const field = NAMED_BY[type];
  const name = field === undefined ? undefined : (record.zh?.[field] ?? record[field]);
  if (typeof name !== 'string' || !/\p{Script=Han}/u.test(name)) return;
  const reading = readingOf(name);
  record['pinyin'] ??= reading.pinyin;
  record['initials'] ??= reading.initials;
}
