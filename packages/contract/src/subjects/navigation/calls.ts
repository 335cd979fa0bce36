import type { z } from 'zod';
import { get, post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

/** S2-generated. */
export const allRoutes = post<In<typeof s.AllRoutesRequest>, s.RouteDef[]>('/api/webTitle/route');
/** S3-menu. */
export const navigation = post<In<typeof s.NavigationRequest>, s.MenuNode[]>('/api/webTitle/menu');
/** New: NAV-11. */
export const siteMap = post<In<typeof s.SiteMapRequest>, s.SiteMapSection[]>('/api/webTitle/siteMap');
export const leftTree = get<In<typeof s.LeftTreeRequest>, s.MenuNode[]>('/api/webTitle/leftTree');
export const childTree = get<In<typeof s.LeftTreeRequest>, s.MenuNode[]>('/api/webTitle/childTree');
export const breadCrumb = get<In<typeof s.BreadCrumbRequest>, s.BannerCrumb[]>('/api/webTitle/breadCrumb');
