import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

/** S7-start, "website info". */
export const websiteInfo = post<In<typeof s.WebsiteInfoRequest>, s.WebsiteInfo>(
  '/api/webBlackWhiteTheme/queryTheme',
);
/** S7-start, "network options". */
export const netOption = post<In<typeof s.NetOptionRequest>, s.NetOption>('/api/webSiteConfig/getNetOption');
export const qrList = post<In<typeof s.QrListRequest>, s.QrList>('/api/webQrCodeConfigure/bobConfig');
export const siteConfig = post<In<typeof s.SiteConfigRequest>, s.SiteConfig>(
  '/api/webSiteConfig/querySiteConfig',
);
export const siteConfigLower = post<In<typeof s.SiteConfigLowerRequest>, s.LinkItem[]>(
  '/api/webSiteConfig/querySiteConfigLower',
);
export const siteConfigDetail = post<In<typeof s.SiteConfigDetailRequest>, s.SiteConfigDetail>(
  '/api/webSiteConfig/querySiteConfigDetail',
);
