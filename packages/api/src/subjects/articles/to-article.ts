import { changedOn, updatedAt, type ArticleSummary } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { Item } from '@bank/store';

export type ArticleItem = Item<RecordBody<'article'>>;

/** Also of a lesson that is read, in lists that have both. */
export function toArticleSummary({ key, body }: ArticleItem | Item<RecordBody<'edu-item'>>): ArticleSummary {
  const changed = changedOn(body);
  return {
    id: key,
    columnId: body.columnId,
    title: body.title,
    summary: body.summary,
    cover: body.cover,
    publishDate: body.publishDate,
    updateTime: updatedAt(body),
    ...(changed !== undefined && { changedOn: changed }),
    ...(body.source !== undefined && { source: body.source }),
    ...('author' in body && body.author !== undefined && { author: body.author }),
    top: body.top ? '1' : '0',
    tags: body.tags,
    attachments: body.attachments,
    ...(body.facts?.[0] !== undefined && { fact: body.facts[0] }),
    ...('scheme' in body && body.scheme !== undefined && { scheme: body.scheme }),
    ...('outcome' in body && body.outcome !== undefined && { outcome: body.outcome }),
  };
}
