import { inThread } from './in-thread.ts';
import type { FolderPrint } from './print-apart.ts';
import { filesIn, printOf } from './work-folder.ts';

/** So many are looked at in some milliseconds, at every request. */
const FEW = 2_000;
/** How long a page of a large folder may not know what another program wrote there. */
const AGE_MS = 1_000;

interface Known extends FolderPrint {
  at: number;
  next: Promise<void> | undefined;
}

/** Tells states of source folders apart. */
export class SourcePrints {
  readonly #known = new Map<string, Known>();

  /** As the folder is now: what is packed or written there rests on it. */
  exactly(folder: string): string {
    const paths = filesIn(folder);
    return this.#note(folder, { print: printOf(folder, paths), count: paths.length });
  }

  /** For pages. A folder of many files is looked at beside all else, and a page is shown as of the time before. */
  lately(folder: string): string {
    const known = this.#known.get(folder);
    if (known === undefined || known.count <= FEW) return this.exactly(folder);
    if (Date.now() - known.at > AGE_MS) known.next ??= this.#lookAgain(folder, known);
    return known.print;
  }

  /** How many files there were when it was last looked at. */
  countOf(folder: string): number {
    return this.#known.get(folder)?.count ?? 0;
  }

  async #lookAgain(folder: string, known: Known): Promise<void> {
    const startedAt = Date.now();
    try {
      const found = await inThread<FolderPrint>('print-apart.ts', folder);
      // Whoever looked meanwhile has seen more.
      if (this.#known.get(folder)?.at === known.at) this.#note(folder, found, startedAt);
    } catch {
      // The folder was changed while it was read: the next request looks again.
      known.next = undefined;
    }
  }

  #note(folder: string, { print, count }: FolderPrint, at = Date.now()): string {
    this.#known.set(folder, { print, count, at, next: undefined });
    return print;
  }
}
