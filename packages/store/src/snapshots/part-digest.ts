import { hash } from 'node:crypto';
import { recordTypes, seriesTypes } from '@bank/contract/schemas';
import type { ContentPart, ContentVersion } from '../base/content-store.ts';
import type { Language, RecordTypeName, SeriesTypeName } from '../base/types.ts';
import type { ContentDatabase } from '../database/tables.ts';
import { endedItems, visibleItems } from './visible-items.ts';

/** Tells two versions apart in one part: the same text, the same content. */
export async function partDigest(
  database: ContentDatabase,
  version: ContentVersion,
  part: ContentPart,
): Promise<string> {
  const [kind, type = '', language] = part.split(' ');
  if (kind === 'records')
    return recordsDigest(database, version, type as RecordTypeName, language as Language);
  if (kind === 'histories') return historiesDigest(database, version, type as SeriesTypeName);
  return digestOf([version.key, version.at]);
}

async function recordsDigest(
  database: ContentDatabase,
  { releases, at }: ContentVersion,
  type: RecordTypeName,
  language: Language,
): Promise<string> {
  const releaseId = releases[recordTypes[type].scope];
  if (releaseId === undefined) return '';
  const place = { releaseId, type, language, at };
  // A record's place in lists follows from its body.
  const visible = await visibleItems(database, place).select(['key', 'hash']).orderBy('key').execute();
  const ended = await endedItems(database, place).select('key').orderBy('key').execute();
  return digestOf([visible.map(({ key, hash: body }) => [key, body]), ended.map(({ key }) => key)]);
}

/** Histories are too long to be compared: one release has one state of them. */
async function historiesDigest(
  database: ContentDatabase,
  { releases }: ContentVersion,
  type: SeriesTypeName,
): Promise<string> {
  const releaseId = releases[seriesTypes[type].scope];
  if (releaseId === undefined) return '';
  const release = await database
    .selectFrom('release')
    .select(['id', 'bundle_id', 'created_at'])
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return digestOf([release?.id, release?.bundle_id, release?.created_at]);
}

const digestOf = (facts: unknown) => hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22);
