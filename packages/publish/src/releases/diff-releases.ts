import type { Language, Scope } from '@bank/contract';
import type { ContentWriter, ItemEntry } from '@bank/store';
import { byCodeUnit } from '../base/bundle/manifest.ts';
import { inEffect } from './in-effect.ts';
import { ConfigError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import { fieldChanges, type FieldChange } from './field-changes.ts';
import { mediaChanges, type MediaChange } from './media-changes.ts';

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  type: string;
  key: string;
  languages: Language[];
  title: string;
  /** What differs, by language; empty unless changed. */
  fields: { language: Language; changes: FieldChange[] }[];
  /** Pictures, documents and films that a changed record shows in the place of others; absent where it does not. */
  media?: MediaChange[];
}

export interface Pair {
  was: ItemEntry | undefined;
  is: ItemEntry | undefined;
}

/** What would change for visitors from one release to another, by type and key. */
export async function diffReleases(writer: ContentWriter, before: number, after: number): Promise<Change[]> {
  const scope = await scopeOf(writer, before);
  const other = await scopeOf(writer, after);
  if (scope !== other) {
    throw new ConfigError(
      words`Release ${before} is of ${scope} and ${after} of ${other}; compare two of one scope.`,
    );
  }
  const pairs = differing(await writer.contents(before), await writer.contents(after));
  const both = pairs.flatMap(({ was, is }) => (was && is ? [was.hash, is.hash] : []));
  return changesIn(pairs, await writer.bodies([...new Set(both)]));
}

/** By type and key; `bodies` has those of the pairs, by their hashes. */
export function changesIn(pairs: readonly Pair[], bodies: ReadonlyMap<string, unknown>): Change[] {
  const changes = new Map<string, Change>();
  for (const { was, is } of pairs) {
    const entry = is ?? was;
    if (entry === undefined) continue;
    const { type, key, language, title } = entry;
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    const name = `${type}/${key}/${kind}`;
    const change = changes.get(name) ?? { kind, type, key, languages: [], title, fields: [] };
    change.languages.push(language);
    if (was && is) {
      change.fields.push({ language, changes: changesOf(was, is, bodies) });
      const media = mediaChanges(bodies.get(was.hash), bodies.get(is.hash), language);
      if (media.length > 0) change.media = [...(change.media ?? []), ...media];
    }
    changes.set(name, change);
  }
  return [...changes.values()].sort((a, b) => byCodeUnit(`${a.type}/${a.key}`, `${b.type}/${b.key}`));
}

/** Items that only one of them has, and those that differ; removed ones last. */
export function differing(before: readonly ItemEntry[], after: readonly ItemEntry[]): Pair[] {
  const old = new Map(before.map((entry) => [nameOf(entry), entry]));
  const pairs: Pair[] = [];
  for (const is of after) {
    const was = old.get(nameOf(is));
    old.delete(nameOf(is));
    if (was === undefined || !isSame(was, is)) pairs.push({ was, is });
  }
  return [...pairs, ...[...old.values()].map((was) => ({ was, is: undefined }))];
}

export function isSame(was: ItemEntry, is: ItemEntry): boolean {
  return (
    was.hash === is.hash &&
    was.title === is.title &&
    was.publishAt === is.publishAt &&
    was.expireAt === is.expireAt
  );
}

function changesOf(was: ItemEntry, is: ItemEntry, bodies: ReadonlyMap<string, unknown>): FieldChange[] {
  const moments = ({ publishAt, expireAt }: ItemEntry) => ({
    publishAt: publishAt === undefined ? undefined : new Date(publishAt).toISOString(),
    expireAt: expireAt === undefined ? undefined : new Date(expireAt).toISOString(),
  });
  return [
    ...fieldChanges(moments(was), moments(is)),
    ...fieldChanges(bodies.get(was.hash), bodies.get(is.hash)),
  ];
}

export function nameOf({ type, key, language }: ItemEntry): string {
  return `${type}/${key}/${language}`;
}

/** The active release of the same scope: what a release is compared with when only one is named. */
export async function activeBeside(writer: ContentWriter, releaseId: number, now: number): Promise<number> {
  const scope = await scopeOf(writer, releaseId);
  const active = inEffect(await writer.activations(scope), now);
  if (active === undefined)
    throw new ConfigError(words`Scope ${scope} has no active release to compare with.`);
  return active.releaseId;
}

async function scopeOf(writer: ContentWriter, releaseId: number): Promise<Scope> {
  const release = (await writer.releases()).find(({ id }) => id === releaseId);
  if (release === undefined)
    throw new ConfigError(words`There is no release ${releaseId}. See: content list`);
  return release.scope;
}
