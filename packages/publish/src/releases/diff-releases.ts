import type { Language, Scope } from '@bank/contract';
import type { ContentWriter } from '@bank/store';
import { byCodeUnit } from '../base/bundle/manifest.ts';
import { inEffect } from './activations.ts';
import { ConfigError } from '../base/errors.ts';

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  type: string;
  key: string;
  languages: Language[];
  title: string;
}

type Entry = Awaited<ReturnType<ContentWriter['contents']>>[number];

/** What would change for visitors from one release to another, by type and key. */
export async function diffReleases(writer: ContentWriter, before: number, after: number): Promise<Change[]> {
  const scopes = [await scopeOf(writer, before), await scopeOf(writer, after)];
  if (scopes[0] !== scopes[1]) {
    throw new ConfigError(
      `Release ${before} is of ${scopes[0]} and ${after} of ${scopes[1]}; compare two of one scope.`,
    );
  }
  const old = new Map((await writer.contents(before)).map((entry) => [nameOf(entry), entry]));
  const changes = new Map<string, Change>();
  const note = (kind: Change['kind'], entry: Entry) => {
    const name = `${entry.type}/${entry.key}/${kind}`;
    const change = changes.get(name);
    if (change === undefined) {
      const { type, key, language, title } = entry;
      changes.set(name, { kind, type, key, languages: [language], title });
    } else change.languages.push(entry.language);
  };
  for (const entry of await writer.contents(after)) {
    const was = old.get(nameOf(entry));
    old.delete(nameOf(entry));
    if (was === undefined) note('added', entry);
    else if (was.hash !== entry.hash || was.title !== entry.title) note('changed', entry);
  }
  for (const entry of old.values()) note('removed', entry);
  return [...changes.values()].sort((a, b) => byCodeUnit(`${a.type}/${a.key}`, `${b.type}/${b.key}`));
}

function nameOf({ type, key, language }: Entry): string {
  return `${type}/${key}/${language}`;
}

/** The active release of the same scope: what a release is compared with when only one is named. */
export async function activeBeside(writer: ContentWriter, releaseId: number, now: number): Promise<number> {
  const scope = await scopeOf(writer, releaseId);
  const active = inEffect(await writer.activations(scope), now);
  if (active === undefined) throw new ConfigError(`Scope ${scope} has no active release to compare with.`);
  return active.releaseId;
}

async function scopeOf(writer: ContentWriter, releaseId: number): Promise<Scope> {
  const release = (await writer.releases()).find(({ id }) => id === releaseId);
  if (release === undefined) throw new ConfigError(`There is no release ${releaseId}. See: content list`);
  return release.scope;
}
