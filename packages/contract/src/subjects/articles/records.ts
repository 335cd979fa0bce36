import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { ColumnId, Day, Moment } from '../../base/schemas.ts';
import { Cover, FileRef } from '../files/schemas.ts';
import { Daylight, ServiceFacts } from './schemas.ts';
import { specialFields } from './special.ts';
import { storySources } from './story.ts';

const ArticleRecordBody = z.strictObject({
  columnId: ColumnId,
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(400),
  cover: Cover.default(''),
  daylight: Daylight.optional(),
  publishDate: Day,
  updateTime: Moment.optional(),
  source: z.string().optional(),
  author: z.string().optional(),
  top: z.boolean().default(false),
  tags: z.array(z.string().max(40)).max(6).default([]),
  attachments: z.array(FileRef).default([]),
  startDate: Day.optional(),
  endDate: Day.optional(),
  area: z.array(z.string()).optional(),
  rules: z.array(z.string().min(1)).max(20).optional(),
  prodCode: z.string().optional(),
  prodName: z.string().optional(),
  docKind: z.string().optional(),
  docNo: z.string().optional(),
  effectiveDate: Day.optional(),
  /** Of services and cases in the sections for companies and for financial markets. */
  service: ServiceFacts.optional(),
  /** Of schemes and cases of special finance. */
  ...specialFields,
  ...storySources,
  /** Rich text, sanitised at import. */
  content: z.string().min(1),
});

export const articleRecords = {
  article: recordType('site', ArticleRecordBody, {
    richText: ['content'],
    section: (a) => a.columnId,
    rank: (a) => (a.top ? 0 : 1),
    date: (a) => a.publishDate,
    text: (a) => [a.title, a.summary, ...a.tags].join(' '),
    title: (a) => a.title,
  }),
};
