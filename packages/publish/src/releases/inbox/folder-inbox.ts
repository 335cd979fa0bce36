import { constants } from 'node:fs';
import { access, lstat, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LARGEST_TABLE_BYTES } from '../../base/limits.ts';
import { isFinishedName, tooLarge, type Inbox, type Waiting } from './inbox.ts';

/** Claimed files lie here until they are kept. */
const WORKING = 'working';

/** An inbox in a folder. Whatever happens to a file is a rename, which the system does whole or not at all. */
export class FolderInbox implements Inbox {
  readonly name: string;
  readonly isWhole = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.name = folder;
  }

  async waiting(): Promise<Waiting[]> {
    const found: Waiting[] = [];
    for (const entry of await readdir(this.#folder, { withFileTypes: true })) {
      // A link could lead to any file of this machine, whose text findings would quote.
      if (!entry.isFile() || !isFinishedName(entry.name)) continue;
      const stat = await lstat(join(this.#folder, entry.name)).catch(nothingThere);
      if (stat === undefined) continue;
      const stamp = `${stat.size} ${stat.mtimeMs} ${stat.ino}`;
      found.push({ name: entry.name, size: stat.size, stamp });
    }
    return found;
  }

  async claimed(): Promise<string[]> {
    const folder = join(this.#folder, WORKING);
    const found = await readdir(folder, { withFileTypes: true }).catch(nothingThere);
    return (found ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async claim(name: string): Promise<Buffer | undefined> {
    const own = join(this.#folder, WORKING, name);
    await mkdir(dirname(own), { recursive: true });
    if (!(await isThere(own))) {
      const isMoved = await rename(join(this.#folder, name), own).then(() => true, nothingThere);
      if (isMoved === undefined) return undefined;
    }
    const file = await open(own, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = await file.stat();
      if (size > LARGEST_TABLE_BYTES) throw tooLarge(size);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async keep(name: string, place: string): Promise<void> {
    const kept = join(this.#folder, place);
    await mkdir(dirname(kept), { recursive: true });
    await rename(join(this.#folder, WORKING, name), kept);
    await toDisk(dirname(kept));
  }

  async drop(name: string): Promise<void> {
    await rm(join(this.#folder, WORKING, name));
  }

  has(place: string): Promise<boolean> {
    return isThere(join(this.#folder, place));
  }

  read(place: string): Promise<string | undefined> {
    return readFile(join(this.#folder, place), 'utf8').catch(nothingThere);
  }

  async write(place: string, text: string): Promise<void> {
    const path = join(this.#folder, place);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = join(dirname(path), `.${basename(path)}.part`);
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await toDisk(dirname(path));
  }
}

/** A rename is kept through a power cut once its folder is on the disk. */
async function toDisk(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
