import { LANGUAGES, type Language, type Scope } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { Findings, isGroup, readSources, type RecordLine } from '@bank/publish/editing';
import { filesOf, type ItemFiles, type Side } from './item-files.ts';

/** One place in a list that visitors see in an order. */
export interface OrderedEntry {
  /** `banner/p01-pension` */
  item: string;
  title: string;
  files: ItemFiles;
  /** The field that holds its place: `sort`, or the group `zh.menu` that has one. */
  field: string;
  value: unknown;
  sort: number;
}

export interface OrderedList {
  id: string;
  /** A kind of record, or which of the menus. */
  kind: RecordTypeName | 'menu' | 'left';
  language: Language | undefined;
  /** What the list belongs to: a home, or the page above. */
  about: string;
  entries: OrderedEntry[];
}

const SIDE_OF: Readonly<Record<Language, Side>> = { CN: 'zh', EN: 'en' };
const MENUS = ['menu', 'left'] as const;

/** Every list of a source folder whose order people set, each in the order that it has now. */
export async function listOrders(folder: string, scope: Scope): Promise<OrderedList[]> {
  const lists = new Map<string, OrderedList>();
  const source = { folder, scope, findings: new Findings(), letterKey: () => Buffer.alloc(32) };
  for await (const { type, record } of readSources(source, new Map())) {
    const files = filesOf(record.from, record.key);
    if (files === undefined || files.kind === 'table') continue;
    for (const { language, fields, at } of groupsOf(record)) {
      const title = titleOf(record, language);
      const add = (
        kind: OrderedList['kind'],
        about: unknown,
        entry: Pick<OrderedEntry, 'field' | 'value' | 'sort'>,
      ) => {
        const id = [kind, language ?? '', textOf(about)].join(':');
        const list = lists.get(id) ?? { id, kind, language, about: textOf(about), entries: [] };
        list.entries.push({ item: `${type}/${record.key}`, title, files, ...entry });
        lists.set(id, list);
      };
      if (typeof fields['sort'] === 'number') {
        const whole = { ...record, ...fields };
        const about = whole['pageId'] ?? whole['titleId'];
        add(type, about, { field: at('sort'), value: fields['sort'], sort: fields['sort'] });
      }
      if (type !== 'page') continue;
      for (const menu of MENUS) {
        const value = fields[menu];
        const sort = isGroup(value) ? value['sort'] : undefined;
        if (typeof sort === 'number')
          add(menu, record['parent'] ?? fields['parent'], { field: at(menu), value, sort });
      }
    }
  }
  return [...lists.values()]
    .filter(({ entries }) => entries.length > 1)
    .map((list) => ({ ...list, entries: list.entries.toSorted((a, b) => a.sort - b.sort) }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What both languages share, and what each has of its own. */
function groupsOf(record: RecordLine) {
  const { zh, en, ...shared } = record;
  const own = { CN: zh, EN: en };
  return [
    { language: undefined, fields: shared as Record<string, unknown>, at: (name: string) => name },
    ...LANGUAGES.flatMap((language) => {
      const fields = own[language];
      return fields === undefined
        ? []
        : [{ language, fields, at: (name: string) => `${SIDE_OF[language]}.${name}` }];
    }),
  ];
}

function titleOf(record: RecordLine, language: Language | undefined): string {
  const { zh, en } = record;
  const fields = (language === 'EN' ? (en ?? zh) : (zh ?? en)) ?? record;
  const named = ['tabName', 'name', 'title', 'keyword'].map((name) => fields[name] ?? record[name]);
  return textOf(named.find((one) => typeof one === 'string' && one !== '')) || record.key;
}

/** The fields that put a list into a new order; undefined where the order is not of just these entries. */
export function inOrder(
  { entries }: Pick<OrderedList, 'entries'>,
  items: readonly string[],
): { entry: OrderedEntry; value: unknown }[] | undefined {
  const known = new Map(entries.map((entry) => [entry.item, entry]));
  const wanted = items.flatMap((item) => known.get(item) ?? []);
  if (wanted.length !== entries.length || new Set(items).size !== entries.length) return undefined;
  const sorts = entries.map(({ sort }) => sort);
  const isParted = new Set(sorts).size === sorts.length;
  return wanted.flatMap((entry, index) => {
    // The numbers that are there go on, as long as they tell the entries apart.
    const sort = isParted ? (sorts[index] ?? index + 1) : index + 1;
    if (entry.sort === sort) return [];
    return [{ entry, value: isGroup(entry.value) ? { ...entry.value, sort } : sort }];
  });
}
