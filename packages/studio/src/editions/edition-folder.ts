import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { pluralOf, type Told } from '@bank/publish/editing';
import type { StudioDatabase } from '../store/database.ts';
import { applyEdits, filesOfNew, type Applied } from './changed-files.ts';
import type { Edition } from './edition.ts';
import { listEdits, listNewItems, listRemovedItems } from './edits.ts';
import { findInFolder } from './find-in-folder.ts';
import type { ItemFiles } from './item-files.ts';
import { listMedia, putMedia } from './media-files.ts';
import { listContent, type ListedItem } from './listed-content.ts';
import { fieldsOfType } from './record-form.ts';
import { fingerprintOf, makeWorkFolder } from './work-folder.ts';

/** A source folder as an edition has it, beside the others on the disk. */
export interface EditionFolder extends Applied {
  folder: string;
  /** Every record without the edition: the same list as long as the sources are the same. */
  sourceItems: readonly ListedItem[];
  /** What is found in it, whole, as `content check` finds it. */
  findings: () => Promise<readonly Told[]>;
  /** Every record, new ones too. */
  items: () => Promise<readonly ListedItem[]>;
  filesOf: (item: string) => Promise<ItemFiles | undefined>;
}

interface Kept {
  key: string;
  folder: Promise<EditionFolder>;
}

export interface Folders {
  database: StudioDatabase;
  /** The folder with a folder for each scope, such as `content`. */
  content: string;
  dataDir: string;
  /** Of this process alone: others make and remove work folders of their own. */
  workDir: string;
}

/** A check takes some seconds, and people save once a second at most. */
const STATES_KEPT = 6;

/** Makes the folder of an edition anew whenever the edition or the source has changed. */
export class EditionFolders {
  readonly #parts: Folders;
  readonly #kept = new Map<number, Kept>();
  readonly #states = new Map<number, string[]>();
  readonly #listed = new Map<Scope, { print: string; items: Promise<ListedItem[]> }>();

  constructor(parts: Folders) {
    this.#parts = parts;
  }

  sourceOf(scope: Scope): string {
    return join(this.#parts.content, scope);
  }

  /** Of one state of an edition: a check of the one before may still be reading its own. */
  #workOf({ id, scope }: Pick<Edition, 'id' | 'scope'>, state: string): string {
    return join(this.#workPlace(id), state, scope);
  }

  #workPlace(id: number): string {
    return join(this.#parts.workDir, String(id));
  }

  /** Those of states that nobody looks at any more. */
  #removeOld(id: number, state: string): void {
    const states = (this.#states.get(id) ?? []).filter((one) => one !== state);
    const kept = [...states, state].slice(-STATES_KEPT);
    this.#states.set(id, kept);
    const place = this.#workPlace(id);
    for (const name of existsSync(place) ? readdirSync(place) : [])
      if (!kept.includes(name)) rmSync(join(place, name), { recursive: true, force: true });
  }

  of(edition: Edition): Promise<EditionFolder> {
    const print = fingerprintOf(this.sourceOf(edition.scope));
    const key = `${edition.revision}-${print.slice(0, 16)}`;
    const kept = this.#kept.get(edition.id);
    if (kept?.key === key && existsSync(this.#workOf(edition, key))) return kept.folder;
    const folder = this.#make(edition, print, key);
    this.#kept.set(edition.id, { key, folder });
    return folder;
  }

  async #make(edition: Edition, print: string, state: string): Promise<EditionFolder> {
    const { database, content, dataDir } = this.#parts;
    const { scope } = edition;
    const source = this.sourceOf(scope);
    const sourceItems = await this.#itemsOf(scope, print);
    const known = new Map(sourceItems.map(({ name, files }) => [name, files]));
    const madeItems = listNewItems(database, edition.id);
    for (const made of madeItems)
      if (!known.has(made.item)) known.set(made.item, filesOfNew(made, pluralOf(typeOf(made.item))));
    const applied = applyEdits({
      source,
      edits: listEdits(database, edition.id),
      made: madeItems.map(({ item }) => item),
      removed: listRemovedItems(database, edition.id),
      filesOf: (item) => known.get(item),
      orderOf: (item, name) => {
        const index = fieldsOfType(typeOf(item)).findIndex((field) => field.name === name);
        return index === -1 ? Number.MAX_SAFE_INTEGER : index;
      },
    });
    this.#removeOld(edition.id, state);
    const folder = this.#workOf(edition, state);
    const { changed } = applied;
    makeWorkFolder(source, folder, changed);
    putMedia(dataDir, listMedia(database, edition.id), folder);
    return {
      ...applied,
      folder,
      sourceItems,
      findings: once(() => findInFolder({ folder, scope, content, dataDir })),
      items: once(async () => (changed.size === 0 ? sourceItems : listContent(folder, scope))),
      filesOf: async (item) => known.get(item),
    };
  }

  /** Every record of the sources of a scope, without any edition. */
  listed(scope: Scope): Promise<ListedItem[]> {
    return this.#itemsOf(scope, fingerprintOf(this.sourceOf(scope)));
  }

  #itemsOf(scope: Scope, print: string): Promise<ListedItem[]> {
    const kept = this.#listed.get(scope);
    if (kept?.print === print) return kept.items;
    const items = listContent(this.sourceOf(scope), scope);
    this.#listed.set(scope, { print, items });
    return items;
  }
}

export const typeOf = (item: string) => item.slice(0, item.indexOf('/')) as RecordTypeName;

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}
