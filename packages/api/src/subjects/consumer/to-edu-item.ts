import type { EduItem } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { Item } from '@bank/store';
import type { ArticleItem } from '../articles/to-article.ts';

export type EduRecord = Item<RecordBody<'edu-item'>>;

export function toEduItem({ key, body }: EduRecord): EduItem {
  const { duration } = body.videos.find((film) => film.duration !== undefined) ?? {};
  return {
    id: key,
    columnId: body.columnId,
    title: body.title,
    summary: body.summary,
    audience: body.audience,
    mediaType: body.mediaType,
    cover: body.cover,
    ...(duration !== undefined && { duration }),
    publishDate: body.publishDate,
    views: body.views,
    ...(body.transcript !== undefined && { transcript: body.transcript }),
    ...(body.url !== undefined && { url: body.url }),
    ...(body.source !== undefined && { source: body.source }),
  };
}

/** In the lists of the zone an article is a text for everybody. */
export function articleAsEduItem({ key, body }: ArticleItem): EduItem {
  return {
    id: key,
    columnId: body.columnId,
    title: body.title,
    summary: body.summary,
    audience: '1',
    mediaType: 'TEXT',
    cover: body.cover,
    publishDate: body.publishDate,
    views: 0,
    ...(body.source !== undefined && { source: body.source }),
  };
}
