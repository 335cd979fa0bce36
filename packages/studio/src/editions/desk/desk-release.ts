import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import {
  applyFeed,
  tryFeed,
  writeManifest,
  type FeedTrial,
  type Manifest,
  type SignaturePolicy,
} from '@bank/publish/editing';
import type { ContentWriter, Deed } from '@bank/store';
import { figureChanges, inForceOf, rowOfItem, type DeskChange, type InForce } from './figure-changes.ts';
import { feedFiles, type GivenTable } from './given-tables.ts';
import { kindOf, type DeskName } from './kinds.ts';

/*
 * What a desk publishes is a feed: its rows are laid over the release that visitors see, by the code of `content feed`. So a desk
 * and a system that feeds the same scope build on each other.
 */

export interface DeskTrial extends Pick<FeedTrial, 'told' | 'manifest'> {
  changes: DeskChange[];
  /** The release that the rows were laid over. */
  basis: number;
}

type LimitsOf = (desk: DeskName) => ReadonlyMap<string, string>;

/** What is wrong with the rows, and what would change. @throws ConfigError where visitors see nothing of the scope yet. */
export async function tryRows(
  writer: ContentWriter,
  { scope, tables }: { scope: Scope; tables: readonly GivenTable[] },
  limitsOf: LimitsOf,
): Promise<DeskTrial> {
  const { told, manifest, basis, items } = await tryFeed(writer, {
    scope,
    files: feedFiles(tables),
    now: Date.now(),
  });
  const changes: DeskChange[] = [];
  for (const table of tables) {
    const inForce = await figuresIn(writer, table.desk, { release: basis.id, items });
    changes.push(...figureChanges(table, { inForce, limits: limitsOf(table.desk) }));
  }
  return { told, manifest, changes, basis: basis.id };
}

/** The figures that a release has of a desk's table. */
export async function figuresIn(
  writer: ContentWriter,
  desk: DeskName,
  { release, items }: { release: number; items: FeedTrial['items'] },
): Promise<InForce> {
  const kind = kindOf(desk);
  const { rows } = kind;
  if ('history' in rows) {
    const newest = await writer.latest(release, rows.history);
    return inForceOf(
      kind,
      [...newest].map(([key, point]) => ({ ...point, key })),
    );
  }
  const own = items.filter(({ type, language }) => type === rows.records && language === 'CN');
  return inForceOf(kind, own.map(rowOfItem));
}

/** Puts down what two people sign, and the files that it is about. */
export function writeFeedBundle(folder: string, tables: readonly GivenTable[], manifest: Manifest): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of feedFiles(tables)) writeFileSync(join(folder, name), bytes, { flush: true });
  writeManifest(folder, manifest);
}

interface Showing {
  scope: Scope;
  folder: string;
  tables: readonly GivenTable[];
  signed: Manifest;
  signatures: SignaturePolicy;
  deed: Deed;
}

/** Shows the signed rows to visitors at once. Gives the release; undefined where they see exactly this already. */
export async function showRows(
  writer: ContentWriter,
  { folder, tables, ...how }: Showing,
): Promise<number | undefined> {
  // The bytes that lie beside what was signed, not those that would be made now.
  const files = feedFiles(tables).map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }));
  const { activation } = await applyFeed(writer, { ...how, files, now: Date.now() });
  return activation?.releaseId;
}
