import type { ItemFiles } from './item-files.ts';
import type { ListedItem } from './listed-content.ts';

/** Records of a folder, found by their names and by the files that they stand in. */
export class ItemList {
  readonly items: readonly ListedItem[];
  readonly #byName: ReadonlyMap<string, ListedItem>;
  readonly #byPath = new Map<string, ListedItem[]>();

  constructor(items: readonly ListedItem[]) {
    this.items = items;
    this.#byName = new Map(items.map((item) => [item.name, item]));
    for (const item of items)
      for (const path of pathsOf(item.files)) {
        const known = this.#byPath.get(path);
        if (known === undefined) this.#byPath.set(path, [item]);
        else known.push(item);
      }
  }

  filesOf(name: string): ItemFiles | undefined {
    return this.#byName.get(name)?.files;
  }

  /** Those of which some of it stands in one of these files. */
  standingIn(paths: Iterable<string>): Set<ListedItem> {
    return new Set([...paths].flatMap((path) => this.#byPath.get(path) ?? []));
  }
}

export const pathsOf = (files: ItemFiles): string[] =>
  files.kind === 'texts' ? Object.values(files.files) : [files.file];
