import { z } from 'zod';
import { BannerForms, Cover } from '../files/schemas.ts';
import { storyFields } from '../articles/story.ts';
import { Dial } from '../contact/schemas.ts';
import { serviceGuideFields } from './service-guide.ts';
import { Day, Flag, Id, Moment, UrlType, request } from '../../base/schemas.ts';

/** The grey switch and the site notice (S1-grey, NAV-10). Grey is on only for the string "1". */
export const WebsiteInfo = z.object({
  switchStatus: z.string(),
  scope: z.enum(['all', 'home']),
  startTime: Moment.optional(),
  endTime: Moment.optional(),
  noticeId: z.string().optional(),
  noticeText: z.string().optional(),
  /** The same for a phone, on one line. */
  noticeShortText: z.string().optional(),
  noticeUrl: z.string().optional(),
  /** Path of the pinyin dictionary below the file base; made when the release was packed. */
  pinyinPath: z.string().optional(),
  /** In Beijing: dates of another year say their year. */
  today: Day,
});
export type WebsiteInfo = z.infer<typeof WebsiteInfo>;
export const WebsiteInfoRequest = request({});

/** `id` is the menu's relation id (S7-start). */
export const NetOption = z.object({ id: Id, name: z.string(), language: z.string(), homePath: z.string() });
export type NetOption = z.infer<typeof NetOption>;
export const NetOptionRequest = request({});

export const QrItem = z.object({ url: z.string(), title: z.string(), link: z.string().optional() });
export type QrItem = z.infer<typeof QrItem>;
export const QrListRequest = request({ titleId: z.string().max(64).default('') });
export const QrList = z.object({ qrUrlList: z.array(QrItem) });
export type QrList = z.infer<typeof QrList>;

export const LinkItem = z.object({ id: Id, name: z.string(), urlType: UrlType, url: z.string() });
export type LinkItem = z.infer<typeof LinkItem>;
/** A link that an icon of `ui` stands before. */
const IconLink = LinkItem.extend({ icon: z.string() });
export type IconLink = z.infer<typeof IconLink>;
export const LinkGroup = z.object({ id: Id, name: z.string(), links: z.array(LinkItem) });
export type LinkGroup = z.infer<typeof LinkGroup>;
export const LoginGroup = z.object({
  bizName: z.string(),
  loginUrls: z.array(z.object({ name: z.string(), url: z.string(), tip: z.string().optional() })),
});
export type LoginGroup = z.infer<typeof LoginGroup>;

const Hotline = z.strictObject({ shown: z.string().min(1), dial: Dial });
/** What is shown of a number, and what a telephone dials. */
export type Hotline = z.infer<typeof Hotline>;
const Hotlines = z.strictObject({
  service: Hotline,
  overseas: Hotline.optional(),
  creditCard: Hotline.optional(),
  privateBank: Hotline.optional(),
});
export type Hotlines = z.infer<typeof Hotlines>;

const Logo = z.strictObject({ cover: Cover });

const Colour = z.string().regex(/^#[\da-f]{6}$/, 'a colour such as #0f1a33, in small letters');

export const SiteConfig = z.object({
  siteName: z.string(),
  legalName: z.string(),
  /** What the bank is called in the names of its pages, 北曜 or Beiyao; its whole name where there is none. */
  shortName: z.string().min(1).optional(),
  /** Where visitors call it. Left out only by releases of before they were content. */
  hotlines: Hotlines.optional(),
  /** Its lettering, on white and on dark; without one its name is set in type. */
  logo: Logo.optional(),
  nightLogo: Logo.optional(),
  /** Of the bank, in place of the site's own: dark grounds and headings, what is pressed and where one is, fine marks. */
  colours: z
    .strictObject({ ground: Colour.optional(), action: Colour.optional(), accent: Colour.optional() })
    .optional(),
  /** Parts of the site that are off; those that are not named are on. */
  features: z
    .strictObject({
      funds: z.boolean().optional(),
      cards: z.boolean().optional(),
      feedback: z.boolean().optional(),
      tracking: z.boolean().optional(),
    })
    .optional(),
  /** The address visitors are told to check, without scheme. */
  officialHost: z.string(),
  /** Footer columns (S3-footer). */
  bottomConfigList: z.array(LinkGroup),
  friendlyLinkList: z.array(LinkGroup),
  /** The last footer line: legal notice, privacy, accessibility, sitemap. */
  legalLinkList: z.array(LinkItem),
  loginList: z.array(LoginGroup),
  /** At the foot of a phone, before the log-in. */
  quickLinkList: z.array(IconLink).max(4).optional(),
  /** Under every sub-menu. */
  usefulLinkList: z.array(IconLink).max(3).optional(),
  careersUrl: z.string(),
  complaintUrl: z.string(),
  icpNo: z.string(),
  policeNo: z.string(),
  policeUrl: z.string(),
  depositInsuranceNote: z.string(),
  copyrightYear: z.string(),
  ipv6: Flag,
  mediaContact: z.object({ department: z.string(), email: z.string() }),
  /** What a search engine's result shows when a page gives nothing better. */
  description: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
export const SiteConfigRequest = request({});

export const SiteConfigLowerRequest = request({ id: Id });
export const LinkList = z.array(LinkItem);
export const SiteConfigDetailRequest = request({ id: Id });
export const SiteConfigDetail = z.object({
  id: Id,
  name: z.string(),
  /** What it begins with. */
  summary: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  updateTime: z.string(),
  /** Of the page of its own that shows it. */
  url: z.string().optional(),
  ...storyFields,
  ...serviceGuideFields,
  /** Of the banner over it; without one the page's own stays. */
  bannerImgUrl: z.string().optional(),
  bannerPhoneImgUrl: z.string().optional(),
  bannerForms: BannerForms.optional(),
  /** Whether the other language has it too. */
  hasTwin: z.boolean(),
});
export type SiteConfigDetail = z.infer<typeof SiteConfigDetail>;
