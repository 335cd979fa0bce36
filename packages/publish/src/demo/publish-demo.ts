import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCOPES, type Scope } from '@bank/contract';
import { letterKeyId } from '@bank/contract/letter-digest';
import type { ContentWriter, NewRelease } from '@bank/store';
import { checkBundle } from '../check/check-bundle.ts';
import { ConfigError, ContentError } from '../errors.ts';
import { countOf } from '../findings.ts';
import { toRelease } from '../import-bundle.ts';
import { packScope } from '../pack/pack-scope.ts';
import { inEffect } from '../releases.ts';
import type { LetterKey } from '../tables/storable-rows.ts';
import { hashFolders, readStamp, writeStamp } from './content-stamp.ts';

export interface DemoOptions {
  /** Holds one folder of sources for each scope. */
  contentDir: string;
  /** The stamp of the last import lies here. */
  stampFile: string;
  /** Do nothing when neither the sources nor what is active have changed. */
  ifNeeded: boolean;
  actor: string;
  letterKey: LetterKey;
  now: number;
  say: (line: string) => void;
}

/** Packs, checks, imports and activates every scope of a content folder; stops before any change when one has a problem. */
export async function publishDemo(writer: ContentWriter, options: DemoOptions): Promise<void> {
  const { contentDir, stampFile, ifNeeded, actor, letterKey, now, say } = options;
  const scopes = SCOPES.filter((scope) => isFolder(join(contentDir, scope)));
  if (scopes.length === 0) {
    throw new ConfigError(
      `No content was found: ${contentDir} has none of the folders ${SCOPES.join(', ')}. ` +
        'Nothing was imported; name the folder with --content.',
    );
  }
  // What packing gives also depends on the code that packs.
  const code = [
    fileURLToPath(new URL('..', import.meta.url)),
    dirname(fileURLToPath(import.meta.resolve('@bank/contract'))),
  ];
  const sources = `${hashFolders([contentDir, ...code])} ${letterKeyId(letterKey())}`;
  const active = await activeBundles(writer, now);
  const stamp = ifNeeded ? readStamp(stampFile) : undefined;
  const isUnchanged =
    stamp?.sources === sources && scopes.every((scope) => stamp.bundles[scope] === active.get(scope));
  if (isUnchanged) {
    say('The demo content is unchanged and active; nothing to do.');
    return;
  }

  const releases = await packAll(contentDir, scopes, options);
  const bundles: Record<string, string> = {};
  for (const release of releases) bundles[release.scope] = release.bundleId;
  const changed = releases.filter(({ scope, bundleId }) => active.get(scope) !== bundleId);
  // All are stored before the first is shown, so that a full disk leaves no mixture.
  const stored = [];
  for (const release of changed) stored.push(await writer.importRelease(release, now));
  for (const { id, scope, itemCount } of stored) {
    await writer.activate({ scope, releaseId: id, effectiveAt: now, actor, reason: 'demo content' }, now);
    say(`${scope}: release ${id} is active, ${countOf(itemCount, 'item')}.`);
  }
  if (stored.length === 0) say(`The demo content is active already (${scopes.join(', ')}); nothing to do.`);
  writeStamp(stampFile, { sources, bundles });
}

async function packAll(
  contentDir: string,
  scopes: readonly Scope[],
  { letterKey, say }: Pick<DemoOptions, 'letterKey' | 'say'>,
): Promise<NewRelease[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bank-demo-'));
  const findings: string[] = [];
  const releases: NewRelease[] = [];
  try {
    for (const scope of scopes) {
      try {
        const out = join(directory, scope);
        const { locate } = await packScope({ folder: join(contentDir, scope), scope, out, letterKey });
        const checked = checkBundle(out, { locate });
        for (const line of checked.warnings) say(`Please look at ${scope}/${line}`);
        releases.push(toRelease(checked));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        findings.push(
          ...(error.findings.length > 0 ? error.findings : [error.message]).map((line) => `${scope}/${line}`),
        );
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  if (findings.length === 0) return releases;
  throw new ContentError(
    `The demo content was not imported: ${countOf(findings.length, 'problem')} in ${contentDir}. The store is as it was.`,
    findings,
  );
}

async function activeBundles(writer: ContentWriter, now: number): Promise<Map<Scope, string>> {
  const activations = await writer.activations();
  const bundles = new Map<Scope, string>();
  for (const { id, scope, bundleId } of await writer.releases()) {
    const own = activations.filter((one) => one.scope === scope);
    if (inEffect(own, now)?.releaseId === id) bundles.set(scope, bundleId);
  }
  return bundles;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
