import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { importBundle, packScope, remembering } from '@bank/publish';
import { ConfigError, releaseIdOf, scopeOfFolder, words } from '@bank/publish/run-content';
import {
  openContentStore,
  openContentWriter,
  type ContentStore,
  type Release,
  type StoreLocation,
} from '@bank/store';
import { previewStore, type Shown } from './preview-store.ts';

export interface Previewed extends Omit<Shown, 'store'> {
  /** What it is, in words of both languages. */
  name: { CN: string; EN: string };
  /** The content with it in its place; every call opens the stores anew. */
  open: () => Promise<ContentStore>;
  /** Removes what was made for it. */
  remove: () => void;
}

interface Wanted {
  /** A release id, or the folder of a bundle or of sources. */
  what: string;
  scope: string | undefined;
  /** What it is called where it is looked at; else by its scope, and by its number or the name of its folder. */
  title: string | undefined;
  location: StoreLocation;
  at: number | undefined;
}

/**
 * Finds a release that is stored, or reads a bundle or a folder of sources into a store of its own, signed or not. @throws
 * ConfigError, ContentError
 */
export async function previewedRelease(wanted: Wanted): Promise<Previewed> {
  const { what, title } = wanted;
  const found = await (/^\d+$/.test(what) ? storedRelease(wanted) : releaseOfFolder(wanted));
  return title === undefined ? found : { ...found, name: { CN: title, EN: title } };
}

async function storedRelease({ what, location, at }: Wanted): Promise<Previewed> {
  const releaseId = releaseIdOf(what);
  const releases = await releasesOf(location);
  const release = releases.find(({ id }) => id === releaseId);
  if (release === undefined)
    throw new ConfigError(words`There is no release ${releaseId}. See: content list`);
  const { scope } = release;
  return {
    scope,
    releaseId,
    name: { CN: `${scope} 第 ${releaseId} 版`, EN: `release ${releaseId} of ${scope}` },
    open: async () => previewStore(await openContentStore(location), { scope, releaseId }, at),
    remove: () => undefined,
  };
}

async function releasesOf(location: StoreLocation): Promise<Release[]> {
  const writer = await openContentWriter(location);
  try {
    return await writer.releases();
  } finally {
    await writer.close();
  }
}

async function releaseOfFolder({ what, scope: named, location, at }: Wanted): Promise<Previewed> {
  const given = resolve(what);
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-previewed-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    let bundle = given;
    if (!existsSync(join(given, 'manifest.json'))) {
      bundle = join(dataDir, 'bundle');
      const sources = { folder: given, scope: scopeOfFolder(given, named), out: bundle, letterKey };
      // Photographs that were made for pages here before are not made again.
      await remembering(join(location.dataDir, 'remembered'), (memory) => packScope({ ...sources, memory }));
    }
    const own = { databaseUrl: undefined, dataDir };
    const writer = await openContentWriter(own);
    try {
      await writer.migrate();
      const { id: releaseId, scope } = await importBundle(writer, bundle);
      const opened = async () =>
        previewStore(
          await openContentStore(location),
          { scope, releaseId, store: await openContentStore(own) },
          at,
        );
      // Whoever has the link learns nothing of the machine's folders.
      const folder = basename(given);
      const name = { CN: `${scope}（${folder}）`, EN: `${scope} from ${folder}` };
      return { scope, releaseId, name, open: opened, remove };
    } finally {
      await writer.close();
    }
  } catch (error) {
    remove();
    throw error;
  }
}

/** Nobody looks up a letter in what is only looked at, so it needs nobody's key. */
const letterKey = () => Buffer.alloc(32);
