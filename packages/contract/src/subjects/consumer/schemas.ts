import { z } from 'zod';
import { Article, ArticleList, ArticleSummary, placesOfText } from '../articles/schemas.ts';
import { storyFields } from '../articles/story.ts';
import { ColumnId, Day, Id, Keyword, PageId, paged, paging, request } from '../../base/schemas.ts';
import { Cover, FileRef } from '../files/schemas.ts';
import { EDU_AUDIENCES, EDU_DATA_TYPES, EDU_MEDIA_TYPES } from './constants.ts';

export const EduAudience = z.enum(EDU_AUDIENCES);
export const EduMediaType = z.enum(EDU_MEDIA_TYPES);

/** A question with one right answer, for readers to check what they understood. */
export const EduQuiz = z.object({
  question: z.string().min(1),
  options: z.array(z.string().min(1)).min(2).max(4),
  /** Which option is right; the first is 1. */
  answer: z.number().int().min(1),
  reason: z.string().min(1),
});
export type EduQuiz = z.infer<typeof EduQuiz>;

/** One entry of the zone in a list. A text of a column that holds articles is an entry too, for everybody. */
export const EduItem = z.object({
  id: Id,
  columnId: ColumnId,
  title: z.string(),
  summary: z.string(),
  audience: EduAudience,
  mediaType: EduMediaType,
  cover: Cover,
  /** Whole seconds; videos only. */
  duration: z.number().int().optional(),
  publishDate: Day,
  /** As the last statistics said that were published with the content; 0 when there were none. */
  views: z.number().int(),
  /** Everything that is said and shown, a paragraph a line; videos only. */
  transcript: z.string().optional(),
  /** Where a LINK leads. */
  url: z.string().optional(),
  source: z.string().optional(),
});
export type EduItem = z.infer<typeof EduItem>;

const Neighbour = Article.shape.prev;
export const EduInfo = EduItem.extend({
  /** Sanitised HTML: the text, or what a picture or video says in words. */
  content: z.string(),
  /** The one-page picture and what it shows in a sentence. */
  picture: FileRef.optional(),
  alt: z.string().optional(),
  /** The same film in several formats, the preferred one first. */
  videos: z.array(FileRef),
  /** WebVTT in the language of the page. */
  captions: FileRef.optional(),
  quiz: EduQuiz.optional(),
  attachments: z.array(FileRef),
  /** Newer and older neighbours in the same column. */
  prev: Neighbour,
  next: Neighbour,
  related: z.array(EduItem),
  ...storyFields,
  ...placesOfText,
});
export type EduInfo = z.infer<typeof EduInfo>;

const facetCount = z.number().int();
export const EduList = paged(EduItem).extend({
  /** How many there are for each audience and kind while the other filters hold. */
  audiences: z.array(z.object({ code: EduAudience, count: facetCount })),
  mediaTypes: z.array(z.object({ code: EduMediaType, count: facetCount })),
});
export type EduList = z.infer<typeof EduList>;
export const EduListRequest = request({
  /** Absent: every column of the zone that holds education items. */
  columnId: ColumnId.optional(),
  audience: EduAudience.optional(),
  mediaType: EduMediaType.optional(),
  keyword: Keyword.default(''),
  ...paging,
});
export const EduInfoRequest = request({ id: Id });

export const ProtectionRequest = request({});
export const Protection = z.object({
  blocks: z.array(z.object({ columnId: ColumnId, name: z.string(), list: z.array(EduItem) })),
});
export type Protection = z.infer<typeof Protection>;

export const TextListRequest = request({ columnId: ColumnId, keyword: Keyword.default(''), ...paging });
export const TextList = ArticleList.omit({ years: true, months: true }).extend({
  list: z.array(ArticleSummary),
});
export type TextList = z.infer<typeof TextList>;
export const TextContentRequest = request({ id: Id });

export const PageDataRequest = request({
  pageId: PageId,
  /** '1' text, '2' picture, '3' video, '4' link. */
  dataType: z.enum(EDU_DATA_TYPES),
});
export const PageData = z.array(EduItem);

export const ProtectionCoverRequest = request({ pageId: PageId });
export const ProtectionCover = z.object({ cover: Cover, title: z.string() });
export type ProtectionCover = z.infer<typeof ProtectionCover>;
