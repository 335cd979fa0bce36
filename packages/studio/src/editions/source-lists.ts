import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import { inThread } from './in-thread.ts';
import { ItemList } from './item-list.ts';
import type { WantedList } from './list-apart.ts';
import { listChanges } from './listed-changes.ts';
import { listContent, type ListedItem } from './listed-content.ts';
import { pathsBetween, type FileStates, type FolderPrint } from './work-folder.ts';

/** They are read before a thread has begun. */
const FEW_FILES = 500;

interface Listed {
  print: string;
  files: FileStates;
  list: Promise<ItemList>;
}

interface ListsParts {
  sourceOf: (scope: Scope) => string;
  /** Where it may make folders. */
  workDir: string;
}

/** Every record of the sources, by scope. After the first time only files that were written since are read. */
export class SourceLists {
  readonly #parts: ListsParts;
  readonly #listed = new Map<Scope, Listed>();
  #listings = 0;

  constructor(parts: ListsParts) {
    this.#parts = parts;
  }

  /** The same list as long as the sources are the same. */
  of(scope: Scope, { print, files }: FolderPrint): Promise<ItemList> {
    const before = this.#listed.get(scope);
    if (before?.print === print) return before.list;
    const listed = { print, files, list: this.#list(scope, files, before) };
    this.#listed.set(scope, listed);
    // Whoever asks next tries again.
    listed.list.catch(() => {
      if (this.#listed.get(scope) === listed) this.#listed.delete(scope);
    });
    return listed.list;
  }

  async #list(scope: Scope, files: FileStates, before: Listed | undefined): Promise<ItemList> {
    const source = this.#parts.sourceOf(scope);
    const list = await before?.list.catch(() => undefined);
    const written = before && pathsBetween(before.files, files);
    if (list !== undefined && written !== undefined && written.size <= FEW_FILES) {
      const target = join(this.#parts.workDir, `${scope}-${++this.#listings}`);
      return listChanges({ source, scope, list, differing: written, changed: new Map(), target });
    }
    const wanted: WantedList = { folder: source, scope };
    return new ItemList(
      files.size <= FEW_FILES
        ? await listContent(source, scope)
        : await inThread<ListedItem[]>('list-apart.ts', wanted),
    );
  }
}
