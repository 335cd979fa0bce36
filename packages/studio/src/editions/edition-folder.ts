import { existsSync, readdirSync } from 'node:fs';
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
import { inThread } from './in-thread.ts';
import type { ItemList } from './item-list.ts';
import { listChanges, pathsThatDiffer } from './listed-changes.ts';
import type { ListedItem } from './listed-content.ts';
import type { WantedFolder } from './make-folder-apart.ts';
import { NewestOnly } from './newest-only.ts';
import { fieldsOfType } from './record-form.ts';
import { SourceLists } from './source-lists.ts';
import { SourcePrints } from './source-prints.ts';
import type { ChangedFiles, FolderPrint } from './work-folder.ts';

/** A source folder as an edition has it, beside the others on the disk. */
export interface EditionFolder extends Applied {
  /** Every record without the edition: the same list as long as the sources are the same. */
  sourceList: ItemList;
  /** Where it stands, made when it is asked for: saving and opening a text do without. */
  place: () => Promise<string>;
  /** What is found in it, whole, as `content check` finds it; of a newer state where the edition has moved on meanwhile. */
  findings: () => Promise<readonly Told[]>;
  /** What was found last, which may be of a state before. */
  lastFindings: () => { told: readonly Told[]; isOfNow: boolean } | undefined;
  /** Every record, new ones too. */
  list: () => Promise<ItemList>;
  filesOf: (item: string) => ItemFiles | undefined;
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
const LISTED = '-listed-';
const NO_FILES: ChangedFiles = new Map();

interface Found {
  state: string;
  told: readonly Told[];
}

/** Has each edition over its source as both are now; whichever of them changes, what follows from it is made anew. */
export class EditionFolders {
  readonly #parts: Folders;
  readonly #prints = new SourcePrints();
  readonly #lists: SourceLists;
  readonly #kept = new Map<number, Kept>();
  readonly #states = new Map<number, string[]>();
  /** By the folder. */
  readonly #places = new Map<string, Promise<string>>();
  #listings = 0;
  /** What is read for the next state is what differs from this one. */
  readonly #lastLists = new Map<number, { sourceList: ItemList; changed: ChangedFiles; list: ItemList }>();
  readonly #checks = new Map<number, NewestOnly<readonly Told[]>>();
  readonly #found = new Map<number, Found>();

  constructor(parts: Folders) {
    this.#parts = parts;
    this.#lists = new SourceLists({
      sourceOf: (scope) => this.sourceOf(scope),
      workDir: join(parts.workDir, 'sources'),
    });
  }

  sourceOf(scope: Scope): string {
    return join(this.#parts.content, scope);
  }

  /** Every record of the sources of a scope, without any edition. */
  async listed(scope: Scope): Promise<readonly ListedItem[]> {
    return (await this.#lists.of(scope, this.#prints.lately(this.sourceOf(scope)))).items;
  }

  /** For pages and forms. */
  of(edition: Edition): Promise<EditionFolder> {
    return this.#asOf(edition, this.#prints.lately(this.sourceOf(edition.scope)));
  }

  /** For what is packed, shown or written back. */
  exactlyOf(edition: Edition): Promise<EditionFolder> {
    return this.#asOf(edition, this.#prints.exactly(this.sourceOf(edition.scope)));
  }

  /** Somebody of this process has written there. */
  lookAgain(scope: Scope): void {
    this.#prints.exactly(this.sourceOf(scope));
  }

  #asOf(edition: Edition, source: FolderPrint): Promise<EditionFolder> {
    const key = `${edition.revision}-${source.print.slice(0, 16)}`;
    const kept = this.#kept.get(edition.id);
    if (kept?.key === key) return kept.folder;
    const folder = this.#overlay(edition, source, key);
    this.#kept.set(edition.id, { key, folder });
    // Whoever asks next tries again.
    folder.catch(() => this.#kept.delete(edition.id));
    return folder;
  }

  async #overlay(edition: Edition, print: FolderPrint, state: string): Promise<EditionFolder> {
    const { database } = this.#parts;
    const { id, scope } = edition;
    const source = this.sourceOf(scope);
    const sourceList = await this.#lists.of(scope, print);
    const madeItems = listNewItems(database, id);
    const filesOfMade = new Map(
      madeItems.map((made) => [made.item, filesOfNew(made, pluralOf(typeOf(made.item)))]),
    );
    const filesOf = (item: string) => sourceList.filesOf(item) ?? filesOfMade.get(item);
    const applied = applyEdits({
      source,
      edits: listEdits(database, id),
      made: madeItems.map(({ item }) => item),
      removed: listRemovedItems(database, id),
      filesOf,
      orderOf: (item, name) => {
        const index = fieldsOfType(typeOf(item)).findIndex((field) => field.name === name);
        return index === -1 ? Number.MAX_SAFE_INTEGER : index;
      },
    });
    const { changed } = applied;
    // Two may list at the same time.
    const target = join(this.#workPlace(id), `${state}${LISTED}${++this.#listings}`);
    const place = this.#placeOf(edition, state, changed);
    return {
      ...applied,
      sourceList,
      place,
      findings: once(() => this.#check(edition, state, place)),
      lastFindings: () => {
        const found = this.#found.get(id);
        return found && { told: found.told, isOfNow: found.state === state };
      },
      list: once(async () => {
        if (changed.size === 0) return sourceList;
        const last = this.#lastLists.get(id);
        const before = last?.sourceList === sourceList ? last : { list: sourceList, changed: NO_FILES };
        const differing = pathsThatDiffer(before.changed, changed);
        const list = await listChanges({ source, scope, list: before.list, differing, changed, target });
        this.#lastLists.set(id, { sourceList, changed, list });
        return list;
      }),
      filesOf,
    };
  }

  async #check(edition: Edition, state: string, place: () => Promise<string>): Promise<readonly Told[]> {
    const { content, dataDir } = this.#parts;
    const { id, scope } = edition;
    const checks = this.#checks.get(id) ?? new NewestOnly();
    this.#checks.set(id, checks);
    return checks.run(async () => {
      const told = await findInFolder({ folder: await place(), scope, content, dataDir });
      this.#found.set(id, { state, told });
      return told;
    });
  }

  #placeOf({ id, scope }: Edition, state: string, changed: ChangedFiles): () => Promise<string> {
    const target = join(this.#workPlace(id), state, scope);
    const make = async () => {
      const { database, dataDir } = this.#parts;
      const wanted: WantedFolder = {
        source: this.sourceOf(scope),
        target,
        changed,
        old: this.#oldStates({ id, scope }, state),
      };
      await inThread('make-folder-apart.ts', wanted);
      putMedia(dataDir, listMedia(database, id), target);
      return target;
    };
    // An edition may come back to a state, while a check or a packing reads its folder.
    return () => {
      const known = this.#places.get(target) ?? Promise.resolve('');
      const made = known.catch(() => '').then((folder) => (existsSync(folder) ? folder : make()));
      this.#places.set(target, made);
      return made;
    };
  }

  #workPlace(id: number): string {
    return join(this.#parts.workDir, String(id));
  }

  /** Folders of states that nobody looks at any more: a check of the one before may still be reading its own. */
  #oldStates({ id, scope }: Pick<Edition, 'id' | 'scope'>, state: string): string[] {
    const states = (this.#states.get(id) ?? []).filter((one) => one !== state);
    const kept = [...states, state].slice(-STATES_KEPT);
    this.#states.set(id, kept);
    const place = this.#workPlace(id);
    const old = (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => !kept.includes(name) && !name.includes(LISTED))
      .map((name) => join(place, name));
    for (const folder of old) this.#places.delete(join(folder, scope));
    return old;
  }
}

export const typeOf = (item: string) => item.slice(0, item.indexOf('/')) as RecordTypeName;

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    const asked = (result ??= work());
    // Whoever asks next tries again.
    asked.catch(() => (result = undefined));
    return asked;
  };
}
