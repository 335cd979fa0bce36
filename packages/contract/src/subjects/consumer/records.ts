import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { ColumnId, Day, Moment, PageId, Url } from '../../base/schemas.ts';
import { Cover, FileRef } from '../files/schemas.ts';
import { storySources } from '../articles/story.ts';
import { EduAudience, EduMediaType, EduQuiz } from './schemas.ts';

/** Consumer education: what is taught. What the bank or the law states is an article (content/README.md). */
const EduItemRecordBody = z.strictObject({
  pageId: PageId.default('P03'),
  columnId: ColumnId,
  audience: EduAudience.default('1'),
  mediaType: EduMediaType.default('TEXT'),
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(400),
  cover: Cover.default(''),
  publishDate: Day,
  updateTime: Moment.optional(),
  source: z.string().optional(),
  tags: z.array(z.string().max(40)).max(6).default([]),
  views: z.number().int().min(0).default(0),
  top: z.boolean().default(false),
  picture: FileRef.optional(),
  /** What the picture shows in a sentence; `content` says all of it. */
  alt: z.string().max(200).optional(),
  videos: z.array(FileRef).max(3).default([]),
  captions: FileRef.optional(),
  transcript: z.string().max(4000).optional(),
  quiz: EduQuiz.optional(),
  url: Url.optional(),
  attachments: z.array(FileRef).default([]),
  ...storySources,
  /** Rich text, sanitised at import; only a link has none. */
  content: z.string().min(1).optional(),
});

export const consumerRecords = {
  'edu-item': recordType('site', EduItemRecordBody, {
    richText: ['content'],
    section: (e) => e.columnId,
    rank: (e) => (e.top ? 0 : 1),
    date: (e) => e.publishDate,
    text: (e) => [e.title, e.summary, ...e.tags].join(' '),
    title: (e) => e.title,
  }),
};
