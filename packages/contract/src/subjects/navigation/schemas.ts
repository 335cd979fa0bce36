import { z } from 'zod';
import { ColumnId, Id, Language, UrlType, request } from '../../base/schemas.ts';
import { BannerForms, Cover } from '../files/schemas.ts';
import { LinkItem } from '../site-config/schemas.ts';
import { LAYOUTS } from './constants.ts';

const PageRecord = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  /** The site path in its own language, e.g. `/en/bobbank/secondlist`; '' for a menu entry without a page. */
  path: z.string(),
  /** Where a menu entry leads: a site path with query, or an http address; '' when it is only a heading. */
  url: z.string(),
  urlType: UrlType,
  /** Names a folder in site/src/pages; '' when there is no page. */
  component: z.string(),
  /** 1 user-created, 2 system-created. */
  dataType: z.union([z.literal(1), z.literal(2)]),
  levels: z.number().int(),
  layout: z.enum(LAYOUTS),
});

export const RouteDef = PageRecord.extend({
  title: z.string(),
  keepAlive: z.boolean(),
  description: z.string().optional(),
  /** The page's own column: its list, banner and breadcrumb when the query names none. */
  columnId: ColumnId.optional(),
  /** Code of the record above it, for breadcrumb and left menu. */
  parentCode: z.string().optional(),
  /** The same page in the other language, as a path; absent where there is no twin. */
  twin: z.string().optional(),
  redirect: z.string().optional(),
  /** Feeds the QR list of the menu section that the page belongs to; absent where that is the default list. */
  titleId: z.string().optional(),
  /** The default banner of the page. */
  banner: z
    .object({
      title: z.string(),
      subTitle: z.string().optional(),
      imgUrl: z.string(),
      /** The crop for windows below 768 px. */
      phoneImgUrl: z.string().optional(),
      /** Of pictures that were made in several widths and formats. */
      forms: BannerForms.optional(),
      /** 1.95 : 1 instead of 2.82 : 1 (S4-banner). */
      isTall: z.boolean().optional(),
    })
    .optional(),
  /** Kept out of sitemaps and marked noindex. */
  hidden: z.boolean().optional(),
});
export type RouteDef = z.infer<typeof RouteDef>;

export const MenuNode = PageRecord.extend({
  /** Feeds the QR list of this entry (S3-qr). */
  titleId: z.string(),
  summary: z.string().optional(),
  cover: Cover.optional(),
  sort: z.number(),
  get children() {
    return z.array(MenuNode).optional();
  },
});
export type MenuNode = z.infer<typeof MenuNode>;

/** The last entry gives the banner's title and picture (S4-banner). */
export const BannerCrumb = z.object({
  id: Id,
  name: z.string(),
  subTitle: z.string().optional(),
  bannerImgUrl: z.string(),
  /** The crop for windows below 768 px. */
  bannerPhoneImgUrl: z.string().optional(),
  /** Of pictures that were made in several widths and formats. */
  bannerForms: BannerForms.optional(),
  url: z.string().optional(),
  component: z.string().optional(),
  /** Of a column: where the other language lists it; '' where it has nothing to list. */
  twin: z.string().optional(),
});
export type BannerCrumb = z.infer<typeof BannerCrumb>;

/** One heading of the sitemap with what stands below it. */
export const SiteMapGroup = z.object({
  /** '' for pages of the section that stand in no menu. */
  name: z.string(),
  /** Where the heading itself leads, or ''. */
  url: z.string(),
  links: z.array(LinkItem),
});
export const SiteMapSection = z.object({
  id: Id,
  /** '' for the pages that belong to the whole site. */
  name: z.string(),
  summary: z.string().optional(),
  url: z.string(),
  groups: z.array(SiteMapGroup),
});
export type SiteMapSection = z.infer<typeof SiteMapSection>;

export const AllRoutesRequest = request({});
export const AllRoutes = z.array(RouteDef);
export const SiteMapRequest = request({});
export const SiteMap = z.array(SiteMapSection);
export const NavigationRequest = request({ relationId: Id.optional() });
export const LeftTreeRequest = request({ code: z.string().max(64) });
export const Menu = z.array(MenuNode);
export const BreadCrumbRequest = request({ id: ColumnId, language: Language.default('CN') });
export const BreadCrumb = z.array(BannerCrumb);
