import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { chmod, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { takeLock } from '@bank/store';
import type { Manifest } from './manifest.ts';
import { MirrorFailed } from './mirror-failed.ts';
import { LOADED } from './nginx-files.ts';
import { PUBLIC_FILE, isPublic, makePublicFolder, openPublicFolder } from './public-files.ts';

/** What nginx serves first; taken away while visitors should see something newer. */
const CURRENT = 'current';
/** The newest whole mirror, for when the application is away. */
const LAST = 'last';
const VERSIONS = 'versions';
const MANIFEST = 'manifest.json';
/** Whoever was given a page a moment ago asks for its files a moment later. */
const KEPT = 2;

const NGINX = 'nginx';

/** A mirror that is being made; nobody is shown it yet. */
export interface Draft {
  /** Writes a file that changed at a moment of our choice, in seconds since 1970. */
  write(path: string, bytes: Buffer, changedAt: number): Promise<void>;
  /** Takes a file over from elsewhere, with its time: by another link where the file system can. */
  take(path: string, from: string): void;
}

/** What a mirror says of itself, and what nginx reads at its start. */
export interface Filled {
  manifest: Manifest;
  nginx: ReadonlyMap<string, string>;
}

export interface Standing {
  manifest: Manifest;
  /** Where its files lie. */
  files: string;
}

/**
 * A folder of mirrors: `versions/<name>/<headers>/<form>/<address>`, the links `current` and `last`, and in `nginx` what it reads
 * when it starts. Every change that nginx sees is one rename.
 */
export class MirrorFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws {@link MirrorFailed} while another process works in it. What was left half-done is cleared away. */
  static async open<Result>(
    folder: string,
    work: (opened: MirrorFolder) => Promise<Result>,
  ): Promise<Result> {
    openPublicFolder(join(folder, VERSIONS));
    const lock = takeLock(join(folder, 'mirror.lock'));
    if (lock === undefined)
      throw new MirrorFailed(`Another process is making a mirror in ${folder}. Wait until it has ended.`);
    try {
      const opened = new MirrorFolder(folder);
      opened.#clear();
      return await work(opened);
    } finally {
      lock.release();
    }
  }

  /** Takes away what nginx serves first, so that it asks the application. May be called while a mirror is made. */
  static withdraw(folder: string): void {
    rmSync(join(folder, CURRENT), { force: true });
  }

  /** The content version that nginx serves first; undefined where it serves none. */
  static versionServed(folder: string): string | undefined {
    try {
      return readManifest(join(folder, CURRENT))?.version;
    } catch {
      return undefined;
    }
  }

  /** The newest whole mirror. */
  last(): Standing | undefined {
    const home = join(this.#folder, LAST);
    const manifest = readManifest(home);
    return manifest && { manifest, files: join(home, manifest.headers) };
  }

  /** Whether nginx serves the newest mirror first. */
  isServed(): boolean {
    return linkOf(join(this.#folder, CURRENT)) === linkOf(join(this.#folder, LAST));
  }

  serveLast(): void {
    const to = linkOf(join(this.#folder, LAST));
    if (to !== undefined) this.#point(CURRENT, to);
  }

  /** Makes a mirror and shows it when it is whole; what nginx reads at its start too. Says whether that has changed. */
  async make<Counts>(
    name: string,
    fill: (draft: Draft) => Promise<Filled & { counts: Counts }>,
  ): Promise<{ isNginxChanged: boolean; counts: Counts }> {
    const making = join(this.#folder, VERSIONS, `.making-${process.pid}`);
    try {
      const { manifest, nginx, counts } = await fill(draftIn(join(making, 'files')));
      renameSync(join(making, 'files'), join(making, manifest.headers));
      writeFileSync(join(making, MANIFEST), JSON.stringify(manifest));
      chmodSync(join(making, MANIFEST), PUBLIC_FILE);
      const place = join(VERSIONS, this.#freeName(name));
      renameSync(making, join(this.#folder, place));
      const isNginxChanged = this.#writeNginx(nginx);
      this.#point(LAST, place);
      this.#point(CURRENT, place);
      this.#prune();
      return { isNginxChanged, counts };
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      throw error;
    }
  }

  #freeName(name: string): string {
    const isTaken = (one: string) => existsSync(join(this.#folder, VERSIONS, one));
    let free = name;
    for (let count = 2; isTaken(free); count += 1) free = `${name}.${count}`;
    return free;
  }

  /** One rename, so that there is no moment without it. */
  #point(link: string, to: string): void {
    const next = join(this.#folder, `.${link}-next`);
    rmSync(next, { force: true });
    symlinkSync(to, next);
    renameSync(next, join(this.#folder, link));
  }

  #writeNginx(files: ReadonlyMap<string, string>): boolean {
    const folder = join(this.#folder, NGINX);
    openPublicFolder(folder);
    const isSame = ([name, text]: readonly [string, string]) =>
      existsSync(join(folder, name)) &&
      isPublic(join(folder, name)) &&
      readFileSync(join(folder, name), 'utf8') === text;
    const changed = [...files].filter((file) => !isSame(file));
    if (changed.length === 0) return false;
    // nginx must not read the headers of one mirror with the name of another.
    rmSync(join(folder, LOADED), { force: true });
    const write = ([name, text]: readonly [string, string]) => {
      writeFileSync(join(folder, `.${name}-next`), text);
      chmodSync(join(folder, `.${name}-next`), PUBLIC_FILE);
      renameSync(join(folder, `.${name}-next`), join(folder, name));
    };
    changed.filter(([name]) => name !== LOADED).forEach(write);
    write([LOADED, files.get(LOADED) ?? '']);
    return true;
  }

  #prune(): void {
    const folder = join(this.#folder, VERSIONS);
    const linked = linkOf(join(this.#folder, LAST));
    const byAge = readdirSync(folder)
      .filter((name) => join(VERSIONS, name) !== linked)
      .map((name) => ({ name, madeAt: statSync(join(folder, name, MANIFEST)).mtimeMs }))
      .toSorted((one, other) => other.madeAt - one.madeAt);
    for (const { name } of byAge.slice(KEPT - 1))
      rmSync(join(folder, name), { recursive: true, force: true });
  }

  #clear(): void {
    const folder = join(this.#folder, VERSIONS);
    for (const name of readdirSync(folder)) {
      const isWhole = existsSync(join(folder, name, MANIFEST));
      if (name.startsWith('.making-') || !isWhole)
        rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

function draftIn(root: string): Draft {
  const made = new Set<string>();
  const placeFor = (path: string) => {
    const place = join(root, path);
    const parent = dirname(place);
    if (!made.has(parent)) makePublicFolder(parent);
    made.add(parent);
    return place;
  };
  return {
    async write(path, bytes, changedAt) {
      const place = placeFor(path);
      await writeFile(place, bytes);
      await chmod(place, PUBLIC_FILE);
      await utimes(place, changedAt, changedAt);
    },
    take(path, from) {
      const place = placeFor(path);
      // A link would have the modes of the other name.
      if (!isPublic(from)) return copyWithTime(from, place);
      try {
        linkSync(from, place);
      } catch (error) {
        if (!(
          error instanceof Error &&
          'code' in error &&
          ['EXDEV', 'EPERM', 'EMLINK'].includes(String(error.code))
        ))
          throw error;
        copyWithTime(from, place);
      }
    },
  };
}

function copyWithTime(from: string, place: string): void {
  copyFileSync(from, place);
  chmodSync(place, PUBLIC_FILE);
  const { atime, mtime } = statSync(from);
  utimesSync(place, atime, mtime);
}

function readManifest(home: string): Manifest | undefined {
  const path = join(home, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
}

function linkOf(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? readlinkSync(path)
    : undefined;
}
