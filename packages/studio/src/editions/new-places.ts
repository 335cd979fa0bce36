import type { RecordTypeName } from '@bank/contract/schemas';
import type { ItemFiles } from './item-files.ts';
import type { Standing } from './item-list.ts';
import { isListText } from './list-entries.ts';
import { textOrEmpty } from './work-folder.ts';

/** Where a record can be made: in a column, in the list that holds its like, or beside other texts of its kind. */
export interface NewPlace {
  type: RecordTypeName;
  /** `701001`, `banners.yaml` or ''. */
  place: string;
  column: string | undefined;
  /** A column alone means an article. */
  value: string;
}

/** The places where records stand already; whoever has columns of their own has these, also while they are empty. */
export function newPlaces(
  standings: readonly Standing[],
  source: string,
  columns: readonly string[] | undefined,
): NewPlace[] {
  const places = new Map<string, NewPlace>();
  const add = (type: RecordTypeName, place: string, column?: string) => {
    const value = type === 'article' && column !== undefined ? column : `${type}:${place}`;
    if (!places.has(value)) places.set(value, { type, place, column, value });
  };
  for (const column of columns ?? []) add('article', column, column);
  for (const { type, place, column } of standings) if (place !== undefined) add(type, place, column);
  return [...places.values()]
    .filter(({ place }) => !place.includes('.') || isListText(textOrEmpty(source, place)))
    .toSorted(
      (a, b) => Number(a.type !== 'article') - Number(b.type !== 'article') || compare(a.value, b.value),
    );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The settings of a site are one record: without them there is none. */
export function isOneOfMany(files: ItemFiles, source: string): boolean {
  if (files.kind === 'list') return isListText(textOrEmpty(source, files.file));
  return files.kind === 'texts';
}
