import { inThread } from './in-thread.ts';
import type { WantedPrint } from './print-apart.ts';
import { printOf, type FolderPrint } from './work-folder.ts';

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
  exactly(folder: string): FolderPrint {
    return this.#note(folder, printOf(folder));
  }

  /** For pages. A folder of many files is looked at beside all else, and a page is shown as of the time before. */
  lately(folder: string): FolderPrint {
    const known = this.#known.get(folder);
    if (known === undefined || known.files.size <= FEW) return this.exactly(folder);
    if (Date.now() - known.at > AGE_MS) known.next ??= this.#lookAgain(folder, known);
    return known;
  }

  async #lookAgain(folder: string, known: Known): Promise<void> {
    const startedAt = Date.now();
    const wanted: WantedPrint = { folder, known: known.print };
    try {
      const found = await inThread<FolderPrint | undefined>('print-apart.ts', wanted);
      // Whoever looked meanwhile has seen more.
      if (this.#known.get(folder)?.at === known.at) this.#note(folder, found ?? known, startedAt);
    } catch {
      // The folder was changed while it was read: the next request looks again.
      known.next = undefined;
    }
  }

  #note(folder: string, { print, files }: FolderPrint, at = Date.now()): FolderPrint {
    const known: Known = { print, files, at, next: undefined };
    this.#known.set(folder, known);
    return known;
  }
}
