import type { z } from 'zod';
import { get, post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

/** S2-generated. */
export const allRoutes = post<In<typeof s.AllRoutesRequest>, s.RouteDef[]>(
  '/api/webTitle/route',
  'All routes of one language',
);
/** S3-menu. */
export const navigation = post<In<typeof s.NavigationRequest>, s.MenuNode[]>(
  '/api/webTitle/menu',
  'The menu tree of one language',
);
/** New: NAV-11. */
export const siteMap = post<In<typeof s.SiteMapRequest>, s.SiteMapSection[]>(
  '/api/webTitle/siteMap',
  'Every page of one language that a visitor can go to, by section',
);
export const leftTree = get<In<typeof s.LeftTreeRequest>, s.MenuNode[]>(
  '/api/webTitle/leftTree',
  'The left menu of the section that a page belongs to',
);
export const childTree = get<In<typeof s.LeftTreeRequest>, s.MenuNode[]>(
  '/api/webTitle/childTree',
  'The menu entries below one code',
);
export const breadCrumb = get<In<typeof s.BreadCrumbRequest>, s.BannerCrumb[]>(
  '/api/webTitle/breadCrumb',
  'Banner and breadcrumb of a column, from the home page down',
);
