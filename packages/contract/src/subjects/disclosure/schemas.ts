import { z } from 'zod';
import { Day, Id, Keyword, Year, paged, paging, request } from '../../base/schemas.ts';
import { FileRef } from '../files/schemas.ts';
import { INFO_CATEGORIES } from './constants.ts';

export const InfoCategory = z.enum(INFO_CATEGORIES);
export const InfoPublicDoc = z.object({
  id: Id,
  category: InfoCategory,
  title: z.string(),
  docNo: z.string().optional(),
  publishDate: Day,
  effectiveDate: Day.optional(),
  file: FileRef,
});
export type InfoPublicDoc = z.infer<typeof InfoPublicDoc>;

export const InfoPublicRequest = request({
  category: InfoCategory.optional(),
  year: Year.optional(),
  keyword: Keyword.default(''),
  ...paging,
});
export const InfoPublicList = paged(InfoPublicDoc).extend({
  /** Years that have documents, newest first, whatever the filter. */
  years: z.array(Year),
});
export type InfoPublicList = z.infer<typeof InfoPublicList>;
