import { Findings, readSources, typesOf } from '@bank/publish/editing';
import type { RecordTypeName } from '@bank/contract/schemas';
import type { Scope } from '@bank/contract';
import { filesOf, type ItemFiles } from './item-files.ts';

export interface ListedItem {
  /** `article/longer-hours` */
  name: string;
  type: RecordTypeName;
  key: string;
  zh: string;
  en: string;
  column: string | undefined;
  /** When it is shown from and until, and what it is about begins and ends, as its author wrote it. */
  dates: readonly ItemDate[];
  files: ItemFiles;
  /** What a search looks in. */
  text: string;
}

export const DATE_FIELDS = ['publishAt', 'expireAt', 'startDate', 'endDate'] as const;
export interface ItemDate {
  field: (typeof DATE_FIELDS)[number];
  text: string;
}

const TITLES = ['title', 'name', 'prodName', 'fundName', 'termName', 'currencyName', 'question', 'label'];

/** Every record of a source folder that can be read. */
export async function listContent(folder: string, scope: Scope): Promise<ListedItem[]> {
  const items: ListedItem[] = [];
  const findings = new Findings();
  // A register of letters is sealed when it is packed; here it is only listed.
  const letterKey = () => Buffer.alloc(32);
  // Histories are not listed, and those of funds take a second to read.
  const source = { folder, scope, findings, letterKey, only: new Set(typesOf(scope)) };
  for await (const { type, record } of readSources(source, new Map())) {
    const files = filesOf(record.from, record.key);
    if (files === undefined) continue;
    const column = record['columnId'];
    items.push({
      name: `${type}/${record.key}`,
      type,
      key: record.key,
      zh: titleOf(record.zh) ?? titleOf(record) ?? record.key,
      en: titleOf(record.en) ?? '',
      column: typeof column === 'string' ? column : undefined,
      dates: datesOf([record, record.zh, record.en]),
      files,
      text: searchable([record.zh, record.en, record.key]),
    });
  }
  return items;
}

function titleOf(fields: Record<string, unknown> | undefined): string | undefined {
  const title = TITLES.map((name) => fields?.[name]).find((value) => typeof value === 'string');
  return typeof title === 'string' ? title : undefined;
}

function datesOf(parts: readonly (Record<string, unknown> | undefined)[]): ItemDate[] {
  return DATE_FIELDS.flatMap((field) => {
    const text = parts.map((part) => part?.[field]).find((value) => typeof value === 'string');
    return typeof text === 'string' && text !== '' ? [{ field, text }] : [];
  });
}

function searchable(parts: readonly unknown[]): string {
  return JSON.stringify(parts)
    .replaceAll(/<[^<>]*>/g, ' ')
    .toLowerCase();
}

interface Query {
  text: string;
  type: string;
}

/** Every word of the query, parted by spaces, must occur. */
export function matchItems(items: readonly ListedItem[], { text, type }: Query): readonly ListedItem[] {
  // Few texts have the longest one, and those that have not are read once.
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
  if (words.length === 0 && type === '') return items;
  return items.filter(
    (item) => (type === '' || item.type === type) && words.every((word) => item.text.includes(word)),
  );
}
