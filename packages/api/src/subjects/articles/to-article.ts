import { momentInBeijing, type ArticleSummary } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { Item } from '@bank/store';

export type ArticleItem = Item<RecordBody<'article'>>;

export function toArticleSummary({ key, body }: ArticleItem): ArticleSummary {
  return {
    id: key,
    columnId: body.columnId,
    title: body.title,
    summary: body.summary,
    cover: body.cover,
    publishDate: body.publishDate,
    updateTime: body.updateTime ?? momentInBeijing(body.publishDate),
    ...(body.source !== undefined && { source: body.source }),
    ...(body.author !== undefined && { author: body.author }),
    top: body.top ? '1' : '0',
    tags: body.tags,
    attachments: body.attachments,
  };
}
