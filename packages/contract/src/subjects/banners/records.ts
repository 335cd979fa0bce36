import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { Day, PageId } from '../../base/schemas.ts';
import { Banner } from './schemas.ts';

const BannerRecordBody = Banner.extend({
  pageId: PageId,
  labels: Banner.shape.labels.default([]),
  /** First and last day on show; always when absent. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Rich text of /bannerDetail, sanitised at import; a slide without it leads elsewhere. */
  content: z.string().min(1).optional(),
});

export const bannerRecords = {
  banner: recordType('site', BannerRecordBody, {
    richText: ['content'],
    section: (b) => b.pageId,
    rank: (b) => b.sort,
  }),
};
