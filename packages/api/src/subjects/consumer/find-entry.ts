import type { EduItem, Language } from '@bank/contract';
import type { HandlerDeps } from '../../base/handler.ts';
import { NotFound, Withdrawn } from '../../base/problems.ts';
import type { ArticleItem } from '../articles/to-article.ts';
import type { EduRecord } from './to-edu-item.ts';

/** Columns of the consumer zone share these digits. */
const ZONE = '103';

export function isZoneColumn(columnId: string): boolean {
  return columnId.startsWith(ZONE);
}

export type Entry = { kind: 'edu-item'; item: EduRecord } | { kind: 'article'; item: ArticleItem };

/** What the zone shows under an id: an education item, or an article of one of its columns. */
export async function findEntry({ content }: HandlerDeps, language: Language, id: string): Promise<Entry> {
  const item = await content.find('edu-item', language, id);
  if (item !== undefined) return { kind: 'edu-item', item };
  const article = await content.find('article', language, id);
  if (article !== undefined && isZoneColumn(article.body.columnId)) return { kind: 'article', item: article };
  const ended = await Promise.all([
    content.hasEnded('edu-item', language, id),
    content.hasEnded('article', language, id),
  ]);
  if (ended.includes(true)) throw new Withdrawn(`The entry ${id} is no longer shown in ${language}`);
  throw new NotFound(`The consumer zone has no entry ${id} in ${language}`);
}

const RELATED_SHOWN = 3;

interface Candidate {
  entry: EduItem;
  tags: readonly string[];
}

/** Entries that share most tags come first, among equals those for the same readers, then the newest. */
export function relatedEntries(own: Candidate, others: readonly Candidate[]): EduItem[] {
  const nearness = ({ entry, tags }: Candidate) =>
    tags.filter((tag) => own.tags.includes(tag)).length * 2 + Number(entry.audience === own.entry.audience);
  return others
    .filter(({ entry }) => entry.id !== own.entry.id && entry.mediaType !== 'LINK')
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED_SHOWN)
    .map(({ entry }) => entry);
}
