import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { SCOPES, type Scope } from '@bank/contract';
import { letterKeyId } from '@bank/contract/letter-digest';
import type { ContentWriter, NewRelease } from '@bank/store';
import { glossaryOf } from '../glossary-of.ts';
import { checkPacked } from '../../check/check-bundle.ts';
import { ConfigError, ContentError } from '../../base/errors.ts';
import { countOf } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { toRelease } from '../../releases/import-bundle.ts';
import { shortMemory, type Memory } from '../../formats/media/memory/memory.ts';
import { packSources } from '../../pack/pack-scope.ts';
import { activateDemo, isDemoRelease, listReleases } from '../../releases/activations.ts';
import type { LetterKey } from '../../formats/tables/storable-rows.ts';
import { hashFolders, readStamp, writeStamp } from './content-stamp.ts';

export interface DemoOptions {
  /** Holds one folder of sources for each scope. */
  contentDir: string;
  /** The stamp of the last import lies here. */
  stampFile: string;
  /** Do nothing when neither the sources nor what is active have changed. */
  ifNeeded: boolean;
  /** Who imports it, and on which machine; stand in the log. */
  actor: string;
  machine?: string;
  letterKey: LetterKey;
  memory?: Memory;
  now: number;
  say: (line: Words) => void;
}

/**
 * Packs, checks, imports and activates the scopes of a content folder; stops before any change when one has a problem. A
 * scope whose content a person or a feed has published is left alone and named.
 */
export async function publishDemo(writer: ContentWriter, options: DemoOptions): Promise<void> {
  const { contentDir, stampFile, ifNeeded, actor, machine = '', letterKey, now, say } = options;
  const folders = SCOPES.filter((scope) => isFolder(join(contentDir, scope)));
  if (folders.length === 0) {
    throw new ConfigError(
      words`No content was found: ${contentDir} has none of the folders ${SCOPES}. Nothing was imported; name the folder with --content.`,
    );
  }
  // What packing gives also depends on the code that packs.
  const code = ['@bank/publish', '@bank/contract'].map((name) =>
    dirname(fileURLToPath(import.meta.resolve(name))),
  );
  const sources = `${hashFolders([contentDir, ...code])} ${letterKeyId(letterKey())}`;
  const states = new Map<Scope, ScopeState>();
  for (const scope of folders) states.set(scope, await scopeState(writer, scope, now));
  const scopes = folders.filter((scope) => states.get(scope)?.published === undefined);
  const stamp = ifNeeded ? readStamp(stampFile) : undefined;
  const isUnchanged =
    stamp?.sources === sources &&
    scopes.every((scope) => stamp.bundles[scope] === states.get(scope)?.activeBundle);
  for (const [scope, { published }] of states) {
    if (published !== undefined)
      say(words`${scope} is left as it is: ${published}, which is not demo content.`);
  }
  if (isUnchanged) {
    say(words`The demo content is unchanged and active; nothing to do.`);
    return;
  }

  const releases = await packAll(contentDir, scopes, options);
  const bundles: Record<string, string> = {};
  for (const release of releases) bundles[release.scope] = release.bundleId;
  const changed = releases.filter(({ scope, bundleId }) => states.get(scope)?.activeBundle !== bundleId);
  // All are stored before the first is shown, so that a full disk leaves no mixture.
  const stored = [];
  for (const release of changed)
    stored.push(await writer.importRelease(asDemo(release), now, { actor, machine, why: '' }));
  for (const release of stored) {
    const { id, scope, itemCount } = release;
    await activateDemo(writer, release, {
      actor,
      machine,
      now,
      after: states.get(scope)?.newestActivation ?? 0,
    });
    say(words`${scope}: release ${id} is active, ${countOf(itemCount, 'item')}.`);
  }
  if (stored.length === 0 && scopes.length > 0)
    say(words`The demo content is active already (${scopes}); nothing to do.`);
  writeStamp(stampFile, { sources, bundles });
}

async function packAll(
  contentDir: string,
  scopes: readonly Scope[],
  { letterKey, memory = shortMemory(), say }: Pick<DemoOptions, 'letterKey' | 'memory' | 'say'>,
): Promise<NewRelease[]> {
  const findings: Words[] = [];
  const releases: NewRelease[] = [];
  const terms = glossaryOf(undefined, contentDir);
  for (const scope of scopes) {
    try {
      const folder = join(contentDir, scope);
      const checked = checkPacked(await packSources({ folder, scope, letterKey, memory }), folder, {
        memory,
        terms,
      });
      for (const line of checked.warnings) say(words`Please look at ${scope}/${line}`);
      releases.push(toRelease(checked));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      findings.push(
        ...(error.lines.length > 0 ? error.lines : [error.words]).map((line) => words`${scope}/${line}`),
      );
    }
  }
  if (findings.length === 0) return releases;
  throw new ContentError(
    words`The demo content was not imported: ${countOf(findings.length, 'problem')} in ${contentDir}. The store is as it was.`,
    findings,
  );
}

interface ScopeState {
  activeBundle: string | undefined;
  /** Sequence of the newest activation; 0 when there is none. */
  newestActivation: number;
  /** What a person or a feed has published or imported, in words; undefined where demo content may be shown. */
  published: Words | undefined;
}

async function scopeState(writer: ContentWriter, scope: Scope, now: number): Promise<ScopeState> {
  const activations = await writer.activations(scope);
  const releases = await listReleases(writer, now, scope);
  const standing = releases.filter(({ state }) => state !== 'stored');
  const state = {
    activeBundle: releases.find((release) => release.state === 'active')?.bundleId,
    newestActivation: activations[0]?.sequence ?? 0,
  };
  for (const release of standing) {
    if (isDemoRelease(release.id, activations)) continue;
    const { id } = release;
    const published =
      release.state === 'active' ? words`it shows release ${id}` : words`it is going to show release ${id}`;
    return { ...state, published };
  }
  if (standing.length > 0) return { ...state, published: undefined };
  // An import of the demo bank that was cut short leaves releases that were never shown.
  for (const { id } of releases) {
    if (!DemoManifest.safeParse(await writer.manifest(id)).success)
      return { ...state, published: words`it holds release ${id}` };
  }
  return { ...state, published: undefined };
}

const DEMO_ORIGIN = 'demo content';
const DemoManifest = z.looseObject({ origin: z.literal(DEMO_ORIGIN) });

const asDemo = (release: NewRelease): NewRelease => ({
  ...release,
  manifest: { ...(release.manifest as object), origin: DEMO_ORIGIN },
});

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
