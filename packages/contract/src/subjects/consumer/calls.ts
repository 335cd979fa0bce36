import type { z } from 'zod';
import type { Article } from '../articles/schemas.ts';
import { get, post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const protection = post<In<typeof s.ProtectionRequest>, s.Protection>(
  '/api/webProtection/getProtection',
  'The newest entries of each column of the consumer zone',
);
export const protectionTexts = post<In<typeof s.TextListRequest>, s.TextList>(
  '/api/webProtection/getTextList',
  'Texts of a column of the consumer zone',
);
export const protectionText = post<In<typeof s.TextContentRequest>, Article>(
  '/api/webProtection/getTextContent',
  'One text of the consumer zone',
);
export const eduList = post<In<typeof s.EduListRequest>, s.EduList>(
  '/api/webProtection/getEduList',
  'Education items by audience, kind and keyword',
);
export const eduInfo = get<In<typeof s.EduInfoRequest>, s.EduInfo>(
  '/api/webProtection/getEduInfo',
  'One entry of the consumer zone with its text, picture or video',
);
export const protectionPageData = post<In<typeof s.PageDataRequest>, s.EduItem[]>(
  '/api/webProtection/getListByPageIdAndDataType',
  'Education items of a page by their kind',
);
export const protectionCover = post<In<typeof s.ProtectionCoverRequest>, s.ProtectionCover>(
  '/api/webProtection/getProtectionCover',
  'Title and picture of the zone',
);
