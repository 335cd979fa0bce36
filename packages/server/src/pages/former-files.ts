import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Config } from '../operation/config.ts';
import { builtFiles, PACKED, type BuiltFile, type BuiltForm } from './mirror/built-files.ts';

const DAY_MS = 86_400_000;
/** A document that somebody opened lives for this long after the last day of its build. */
const KEPT_DAYS = 30;
/** Of a path under /assets: no part of it can lead out of the folder. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

interface Builds {
  folder: string;
  atMostBytes: number;
  now?: () => number;
}

/** Where several machines answer, a folder of all of them is mounted at this place. */
export function formerFilesOf({ dataDir, formerFilesBytes }: Config): Builds {
  return { folder: join(dataDir, 'former'), atMostBytes: formerFilesBytes };
}

/**
 * The files under /assets of the builds that ran here before, for documents of those days. A build is a list of names,
 * whose time is the last day on which it ran; a file that several builds have is kept once, as its name tells its content.
 */
export class FormerFiles {
  readonly #assets: string;
  readonly #builds: string;
  readonly #coming: string;
  readonly #atMostBytes: number;
  readonly #now: () => number;

  constructor({ folder, atMostBytes, now = Date.now }: Builds) {
    this.#assets = join(folder, 'assets');
    this.#builds = join(folder, 'builds');
    this.#coming = join(folder, 'coming');
    this.#atMostBytes = atMostBytes;
    this.#now = now;
  }

  /** What stands under `/assets/<name>` in some build that ran here. */
  async find(name: string): Promise<BuiltFile | undefined> {
    if (!NAME.test(name) || /\.(?:br|gz)$/.test(name)) return undefined;
    const path = join(this.#assets, name);
    const [plain, br, gzip] = await Promise.all(
      [path, path + PACKED.br, path + PACKED.gzip].map(sizeAndTime),
    );
    if (plain === undefined) return undefined;
    const forms: BuiltForm[] = [[(br ?? gzip) ? 'plain' : 'only', path, ...plain]];
    if (br !== undefined) forms.push(['br', path + PACKED.br, ...br]);
    if (gzip !== undefined) forms.push(['gzip', path + PACKED.gzip, ...gzip]);
    return { address: `/assets/${name}`, kind: 'asset', forms };
  }

  /** Adds the build in `clientFolder`, which runs today, and lets go of what no build of the last thirty days has. */
  async keep(clientFolder: string): Promise<void> {
    const files = builtFiles(clientFolder)
      .filter(({ kind }) => kind === 'asset')
      .flatMap(({ forms }) => forms)
      .map(([, path, , changedAt]) => ({
        path,
        changedAt,
        name: path.slice(join(clientFolder, 'assets').length + 1),
      }));
    for (const folder of [this.#assets, this.#builds, this.#coming]) await mkdir(folder, { recursive: true });
    const text = JSON.stringify(files.map(({ name }) => name).sort());
    const build = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    // Before its files: whoever sees one of them finds the build that it belongs to (#letGo).
    await this.#put(build, join(this.#builds, build), (coming) => writeFile(coming, text));
    const today = this.#now() / 1_000;
    await utimes(join(this.#builds, build), today, today);
    const known = new Set(await filesUnder(this.#assets));
    for (const { name, path, changedAt } of files) {
      if (known.has(name)) continue;
      await this.#put(name, join(this.#assets, name), async (coming) => {
        await copyFile(path, coming, constants.COPYFILE_FICLONE);
        // Its ETag is made of it.
        await utimes(coming, changedAt, changedAt);
      });
    }
    await this.#letGo(build);
  }

  /** Whole or not at all, also beside another process that puts the same. */
  async #put(name: string, place: string, write: (coming: string) => Promise<void>): Promise<void> {
    const coming = join(this.#coming, `${name.replaceAll(sep, '_')}.${process.pid}`);
    await write(coming);
    await mkdir(dirname(place), { recursive: true });
    await rename(coming, place);
  }

  async #letGo(present: string): Promise<void> {
    // First the files, then the builds: another machine may be adding one.
    const files = await filesUnder(this.#assets);
    const sizes = new Map<string, number>();
    for (const name of files) sizes.set(name, (await stat(join(this.#assets, name))).size);
    const builds = [];
    for (const build of await readdir(this.#builds)) {
      const path = join(this.#builds, build);
      const lastDay = build === present ? Infinity : (await stat(path)).mtimeMs;
      builds.push({ path, lastDay, names: JSON.parse(await readFile(path, 'utf8')) as string[] });
    }
    builds.sort((a, b) => b.lastDay - a.lastDay);
    const wanted = new Set<string>();
    let bytes = 0;
    let isFull = false;
    for (const { path, lastDay, names } of builds) {
      const added = names.filter((name) => !wanted.has(name));
      bytes += added.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
      isFull ||= bytes > this.#atMostBytes;
      if (lastDay !== Infinity && (isFull || lastDay < this.#now() - KEPT_DAYS * DAY_MS))
        await rm(path, { force: true });
      else for (const name of added) wanted.add(name);
    }
    for (const name of files) if (!wanted.has(name)) await rm(join(this.#assets, name), { force: true });
    // Of processes that ended in the middle of a file.
    for (const name of await readdir(this.#coming)) {
      const path = join(this.#coming, name);
      const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
      if (changedAt < this.#now() - DAY_MS) await rm(path, { force: true });
    }
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Undefined where there is no such file, as for the assets of builds that never ran here. */
async function sizeAndTime(path: string): Promise<[length: number, changedAt: number] | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? [found.size, Math.floor(found.mtimeMs / 1_000)] : undefined;
}
