import type { RecordTypeName } from '@bank/contract/schemas';
import type { ItemFiles } from './item-files.ts';
import type { ListedItem } from './listed-content.ts';

/** Where records of one type stand: thousands of them in one place. */
export interface Standing {
  type: RecordTypeName;
  /** `701001`, `banners.yaml` or ''; undefined in a table. */
  place: string | undefined;
  column: string | undefined;
}

/** By name: a record in place of the one that a list has, or none. */
type Instead = ReadonlyMap<string, ListedItem | undefined>;

/** Records of a folder, found by their names and by the files that they stand in. */
export class ItemList {
  readonly items: readonly ListedItem[];
  readonly #of: { list: ItemList; instead: Instead } | undefined;
  #byName: ReadonlyMap<string, ListedItem> | undefined;
  #byPath: ReadonlyMap<string, readonly ListedItem[]> | undefined;
  #standings: readonly Standing[] | undefined;

  constructor(items: readonly ListedItem[], of?: { list: ItemList; instead: Instead }) {
    this.items = items;
    this.#of = of;
  }

  /** The list without some of its records, and with others. What it is found by is made of what differs alone. */
  with(gone: ReadonlySet<ListedItem>, come: readonly ListedItem[]): ItemList {
    const list = this.#of?.list ?? this;
    const instead = new Map(this.#of?.instead);
    for (const { name } of gone) instead.set(name, undefined);
    for (const item of come) instead.set(item.name, item);
    const kept = list.items.flatMap((item) =>
      instead.has(item.name) ? (instead.get(item.name) ?? []) : item,
    );
    const added = [...instead.values()].filter((item) => item !== undefined && !list.#names.has(item.name));
    return new ItemList([...kept, ...added] as ListedItem[], { list, instead });
  }

  filesOf(name: string): ItemFiles | undefined {
    if (this.#of?.instead.has(name) === true) return this.#of.instead.get(name)?.files;
    return (this.#of?.list ?? this).#names.get(name)?.files;
  }

  /** Those of which some of it stands in one of these files. */
  standingIn(paths: Iterable<string>): Set<ListedItem> {
    const wanted = new Set(paths);
    const { list = this, instead } = this.#of ?? {};
    const listed = [...wanted].flatMap((path) => list.#paths.get(path) ?? []);
    const own = [...(instead?.values() ?? [])].filter(
      (item) => item !== undefined && pathsOf(item.files).some((path) => wanted.has(path)),
    );
    return new Set([...listed.filter(({ name }) => instead?.has(name) !== true), ...own] as ListedItem[]);
  }

  /** Each once. Of what an edition takes out they may be left. */
  get standings(): readonly Standing[] {
    const { list, instead } = this.#of ?? {};
    return (this.#standings ??=
      list === undefined || instead === undefined
        ? standingsOf(this.items)
        : distinct([
            ...list.standings,
            ...standingsOf([...instead.values()].filter((one) => one !== undefined)),
          ]));
  }

  get #names() {
    return (this.#byName ??= new Map(this.items.map((item) => [item.name, item])));
  }

  get #paths() {
    return (this.#byPath ??= byPath(this.items));
  }
}

export const pathsOf = (files: ItemFiles): string[] =>
  files.kind === 'texts' ? Object.values(files.files) : [files.file];

function byPath(items: readonly ListedItem[]): Map<string, ListedItem[]> {
  const found = new Map<string, ListedItem[]>();
  for (const item of items)
    for (const path of pathsOf(item.files)) {
      const known = found.get(path);
      if (known === undefined) found.set(path, [item]);
      else known.push(item);
    }
  return found;
}

function standingsOf(items: readonly ListedItem[]): Standing[] {
  const found: Standing[] = [];
  let last: Standing | undefined;
  for (const { type, files, column: columnOfItem } of items) {
    const column = files.kind === 'texts' ? columnOfItem : undefined;
    const place =
      files.kind === 'table' ? undefined : files.kind === 'list' ? files.file : placeOfText(files, column);
    if (last !== undefined && type === last.type && place === last.place && column === last.column) continue;
    found.push((last = { type, place, column }));
  }
  return distinct(found);
}

function placeOfText({ files }: Extract<ItemFiles, { kind: 'texts' }>, column: string | undefined): string {
  const isInColumns = /^[\w-]+\/\d{6}\//.test(files.zh ?? files.en ?? '');
  return isInColumns ? (column ?? '') : '';
}

const distinct = (standings: readonly Standing[]): Standing[] => [
  ...new Map(standings.map((one) => [`${one.type} ${one.place} ${one.column}`, one])).values(),
];
