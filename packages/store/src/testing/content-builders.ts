import { createHash } from 'node:crypto';
import { recordTypes, type RecordType } from '@bank/contract/schemas';
import type {
  Activation,
  ContentWriter,
  ImportedRelease,
  NewItem,
  NewMedia,
  NewRelease,
} from '../base/content-store.ts';
import type { Language, RecordBody, RecordTypeName } from '../base/types.ts';

export interface RecordParts {
  key: string;
  language?: Language;
  publishAt?: number;
  expireAt?: number;
}

/** A record filed as publishing files it: section, rank, date, title and text follow from its body. */
export function aRecord<Name extends RecordTypeName>(
  type: Name,
  { key, language = 'CN', publishAt, expireAt }: RecordParts,
  body: RecordBody<Name>,
): NewItem {
  // Each type's rules take that type's body, which a union of all types cannot say.
  const filing = recordTypes[type] as unknown as RecordType;
  return {
    type,
    language,
    key,
    section: filing.section(body),
    rank: filing.rank(body),
    date: filing.date?.(body) ?? '',
    title: filing.title?.(body) ?? '',
    text: filing.text?.(body) ?? '',
    publishAt,
    expireAt,
    body,
  };
}

/** A published news article of column 100101, complete enough for the contract's schema. */
export function anArticle(parts: Partial<RecordParts & RecordBody<'article'>> = {}): NewItem {
  const { key = 'opening-hours', language, publishAt, expireAt, ...fields } = parts;
  const body = recordTypes.article.body.parse({
    columnId: '100101',
    title: 'Opening hours during the holidays',
    summary: 'When our branches are open',
    publishDate: '2026-05-01',
    content: '<p>Our branches open at nine.</p>',
    ...fields,
  });
  return aRecord(
    'article',
    {
      key,
      ...(language !== undefined && { language }),
      ...(publishAt !== undefined && { publishAt }),
      ...(expireAt !== undefined && { expireAt }),
    },
    body,
  );
}

/** A picture as publishing names it: by the digest of its bytes. */
export function aPicture(content: string): NewMedia {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: `${sha256.slice(0, 24)}.svg`, sha256, type: 'image/svg+xml', bytes: Buffer.from(content) };
}

let bundles = 0;

/** A release of the site's content from a bundle of its own, holding one article unless told otherwise. */
export function aRelease(parts: Partial<NewRelease> = {}): NewRelease {
  const bundleId = parts.bundleId ?? `bundle-${++bundles}`;
  return {
    scope: 'site',
    bundleId,
    manifest: { format: 1, id: bundleId },
    effectiveAt: undefined,
    items: [anArticle()],
    media: [],
    ...parts,
  };
}

/** Imports and activates at once. */
export async function publish(
  writer: ContentWriter,
  release: NewRelease,
  now: number,
): Promise<ImportedRelease & { activation: Activation }> {
  const imported = await writer.importRelease(release, now);
  const activation = await writer.activate(
    { scope: release.scope, releaseId: imported.id, actor: 'a test', reason: 'publishing' },
    now,
  );
  return { ...imported, activation };
}
