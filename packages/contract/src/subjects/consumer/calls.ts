import type { z } from 'zod';
import type { Article } from '../articles/schemas.ts';
import { get, post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const protection = post<In<typeof s.ProtectionRequest>, s.Protection>(
  '/api/webProtection/getProtection',
);
export const protectionTexts = post<In<typeof s.TextListRequest>, s.TextList>(
  '/api/webProtection/getTextList',
);
export const protectionText = post<In<typeof s.TextContentRequest>, Article>(
  '/api/webProtection/getTextContent',
);
export const eduList = post<In<typeof s.EduListRequest>, s.EduList>('/api/webProtection/getEduList');
export const eduInfo = get<In<typeof s.EduInfoRequest>, s.EduInfo>('/api/webProtection/getEduInfo');
export const protectionPageData = post<In<typeof s.PageDataRequest>, s.EduItem[]>(
  '/api/webProtection/getListByPageIdAndDataType',
);
export const protectionCover = post<In<typeof s.ProtectionCoverRequest>, s.ProtectionCover>(
  '/api/webProtection/getProtectionCover',
);
