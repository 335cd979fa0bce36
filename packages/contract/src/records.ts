/*
 * What a content release holds: one schema for each record type, as stored for one language
 * (common fields and that language's fields merged). Publishing checks against these; the API reads them.
 */
import { z } from 'zod';
import { BranchHolidayText, BranchHoursText, Branch } from './branches/schemas.ts';
import {
  CreditCard,
  InstalmentPlan,
  Merchant,
  PointsEarning,
  PointsKind,
  PointsRules,
} from './cards/schemas.ts';
import {
  ColumnId,
  Day,
  Decimal,
  Flag,
  Id,
  Moment,
  OptionalDecimal,
  PageId,
  UrlType,
} from './base/schemas.ts';
import { ServiceFacts } from './company/schemas.ts';
import { Contact } from './contact/schemas.ts';
import { CUSTOMER_TYPES, SALE_MODES, SALES_CLASSES } from './dictionaries.ts';
import { FeeItem } from './fees/schemas.ts';
import { Cover, FileRef } from './files/schemas.ts';
import {
  Fund,
  FundCode,
  FundCompany,
  FundDetail,
  FundDividend,
  FundFeeTier,
  FundHolding,
  FundIndex,
  FundIssue,
} from './funds/schemas.ts';
import { Banner, Highlights, InvestorEvent, SHORTCUT_POSITIONS, Shortcut } from './home/schemas.ts';
import { EduAudience, EduMediaType, EduQuiz } from './consumer/schemas.ts';
import {
  Announcement,
  Committee,
  Director,
  Dividend,
  InvestorContact,
  KeyFigures,
} from './investors/schemas.ts';
import { GuaranteeLetterRecordBody, LetterSource } from './letters/schemas.ts';
import { DepositRate, FxRate, LoanRate } from './rates/schemas.ts';
import { SearchSettingsRecordBody } from './search/settings.ts';
import { SalesOutlet, StaffName, StaffNo } from './staff/schemas.ts';
import { NetOption, SiteConfig, WebsiteInfo } from './site-config/schemas.ts';
import { seriesTypes } from './series.ts';
import { LAYOUTS, type Scope } from './base/language.ts';
import { Organ, WealthProduct } from './wealth/schemas.ts';

const Path = z.string().regex(/^\/[a-zA-Z0-9/_-]*$/, 'a site path such as /bobbank/secondlist');
const Code = z.string().regex(/^[a-zA-Z0-9-]{1,64}$/, 'a code of letters, digits and -');
/** Where a link leads: a site path with query, an http address, tel: or mailto:, or '' for nowhere. */
export const Url = z.string().max(500);

/** One page or menu entry. Its place in the menu tree is `parent`; a page without `menu` is reachable only by links. */
export const PageRecordBody = z.strictObject({
  code: Code,
  parent: Code.optional(),
  name: z.string().min(1),
  title: z.string().min(1),
  path: Path.optional(),
  component: z.string().default(''),
  layout: z.enum(LAYOUTS).default('second'),
  keepAlive: z.boolean().default(false),
  columnId: ColumnId.optional(),
  description: z.string().optional(),
  redirect: Path.optional(),
  hidden: z.boolean().default(false),
  dataType: z.union([z.literal(1), z.literal(2)]).default(2),
  banner: z
    .strictObject({
      title: z.string().min(1),
      subTitle: z.string().optional(),
      cover: Cover,
      isTall: z.boolean().optional(),
    })
    .optional(),
  /** Present when the entry stands in the main menu. `url` defaults to the page's own path. */
  menu: z
    .strictObject({
      sort: z.number().int(),
      url: Url.optional(),
      urlType: UrlType.default('1'),
      summary: z.string().optional(),
      cover: Cover.optional(),
      titleId: z.string().default(''),
    })
    .optional(),
  /** Present when the entry stands in the left menu of its section. */
  left: z
    .strictObject({ sort: z.number().int(), url: Url.optional(), urlType: UrlType.default('1') })
    .optional(),
});

export const ColumnRecordBody = z.strictObject({
  columnId: ColumnId,
  name: z.string().min(1),
  subTitle: z.string().optional(),
  /** Code of the page record that lists it; its ancestors make the breadcrumb. */
  page: Code,
  /** Where an article of this column is read, without query: `/bobbank/seconddetail`. */
  detailPath: Path,
  cover: Cover.default(''),
});

export const ArticleRecordBody = z.strictObject({
  columnId: ColumnId,
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(400),
  cover: Cover.default(''),
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
  /** Rich text, sanitised at import. */
  content: z.string().min(1),
});

/** Consumer education: what is taught. What the bank or the law states is an article (content/README.md). */
export const EduItemRecordBody = z.strictObject({
  pageId: PageId.default('P03'),
  columnId: ColumnId,
  audience: EduAudience.default('1'),
  mediaType: EduMediaType.default('TEXT'),
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(400),
  cover: Cover.default(''),
  publishDate: Day,
  updateTime: Moment.optional(),
  source: z.string().optional(),
  tags: z.array(z.string().max(40)).max(6).default([]),
  views: z.number().int().min(0).default(0),
  top: z.boolean().default(false),
  picture: FileRef.optional(),
  /** What the picture shows in a sentence; `content` says all of it. */
  alt: z.string().max(200).optional(),
  videos: z.array(FileRef).max(3).default([]),
  captions: FileRef.optional(),
  transcript: z.string().max(4000).optional(),
  quiz: EduQuiz.optional(),
  url: Url.optional(),
  attachments: z.array(FileRef).default([]),
  /** Rich text, sanitised at import; only a link has none. */
  content: z.string().min(1).optional(),
});

export const BannerRecordBody = Banner.extend({
  pageId: PageId,
  labels: Banner.shape.labels.default([]),
  /** First and last day on show; always when absent. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Rich text of /bannerDetail, sanitised at import; a slide without it leads elsewhere. */
  content: z.string().min(1).optional(),
});
export const ShortcutRecordBody = Shortcut.extend({
  pageId: PageId,
  position: z.enum(SHORTCUT_POSITIONS),
  icon: z.string().default(''),
  category: z.string().default(''),
  summary: z.string().default(''),
  cover: Cover.default(''),
});
export const LinkPageRecordBody = z.strictObject({
  id: Id,
  name: z.string().min(1),
  /** Id of the footer group it stands in. */
  group: Id.optional(),
  updateTime: Moment,
  /** Rich text, sanitised at import. */
  content: z.string().min(1),
});
export const QrRecordBody = z.strictObject({
  /** '' is the default list; other values follow the menu's titleId. */
  titleId: z.string().default(''),
  title: z.string().min(1),
  link: z.string().min(1),
  /** Path of the picture made when the bundle was packed. */
  path: z.string().min(1),
  sort: z.number().int(),
});

export const FxRateRecordBody = FxRate.extend({ sort: z.number().int() });
/** Earlier versions are more records with earlier dates; `prevRate` is read from them, never written. */
export const DepositRateRecordBody = DepositRate.omit({ prevRate: true })
  .extend({ sort: z.number().int() })
  .strict();
export const LoanRateRecordBody = LoanRate.omit({ prevRate: true })
  .extend({ sort: z.number().int() })
  .strict();
export const GoldPriceRecordBody = z.strictObject({
  price: Decimal,
  changeRate: OptionalDecimal,
  publishTime: Moment,
});
export const WealthProductRecordBody = WealthProduct.extend({
  sort: z.number().int(),
  /** How the Chinese name is typed; packing fills both in where the author gives none. */
  pinyin: z.string().default(''),
  initials: z.string().default(''),
});
/** An issuer of wealth products, and whether its products are the bank's own or sold as agent. */
export const OrganRecordBody = Organ.extend({ saleMode: z.enum(SALE_MODES), sort: z.number().int() });
/** What an author says of a fund; its figures are computed from its history. */
export const FundRecordBody = Fund.pick({
  fundType: true,
  riskLevel: true,
  status: true,
  minAmount: true,
  buyRate: true,
  discountRate: true,
  purchasable: true,
  redeemable: true,
})
  .extend({
    fundCode: FundCode,
    fundName: z.string().min(1).max(60),
    themes: Fund.shape.themes.default([]),
    companyCode: z.string().min(1).max(40),
    sort: z.number().int(),
    /** How the Chinese name is typed; packing fills both in where the author gives none. */
    pinyin: z.string().default(''),
    initials: z.string().default(''),
  })
  .strict();
export const FundCompanyRecordBody = FundCompany.omit({ fundCount: true })
  .extend({ initial: z.string().regex(/^[A-Z]$/, 'a capital letter'), sort: z.number().int() })
  .strict();
/** A part of a benchmark, weighted in per cent: an index, or a rate a year such as that of a deposit. */
export const BenchmarkPart = z
  .strictObject({
    weight: Decimal,
    index: seriesTypes['index-level'].key.optional(),
    yearRate: Decimal.optional(),
  })
  .refine(({ index, yearRate }) => (index === undefined) !== (yearRate === undefined), {
    error: 'either an index or a yearRate',
  });
/** What only the page of a fund shows. Its key is the fund's code. */
export const FundProfileRecordBody = FundDetail.pick({
  fullName: true,
  subType: true,
  setupDate: true,
  custodian: true,
  scale: true,
  scaleDate: true,
  benchmark: true,
  strategy: true,
  scopeText: true,
  dividendPolicy: true,
  planMinAmount: true,
  buyConfirm: true,
  redeemArrival: true,
  allocationDate: true,
})
  .extend({
    fundCode: FundCode,
    benchmarkParts: z.array(BenchmarkPart).max(6).default([]),
    allocation: FundDetail.shape.allocation.default([]),
    issue: FundIssue,
    fees: z.array(FundFeeTier).min(1),
    dividends: z.array(FundDividend).default([]),
    holdings: z.array(FundHolding).max(20).default([]),
    indices: z.array(FundIndex.pick({ reportDate: true, netAsset: true, profit: true })).default([]),
  })
  .strict();
export const FundManagerRecordBody = z.strictObject({
  id: Id,
  name: z.string().min(1),
  resume: z.string().min(1),
  sort: z.number().int(),
  tenures: z.array(z.strictObject({ fundCode: FundCode, startDate: Day, endDate: Day.optional() })).min(1),
});
/** An organisation that sells funds; of all companies where it names none. */
export const FundSellerRecordBody = Organ.extend({
  companyCodes: z.array(z.string()).default([]),
  sort: z.number().int(),
}).strict();
/** Which products a page shows in its groups, in order; `focus` lists the daily products, the lead first. */
export const ProductGroupRecordBody = z.strictObject({
  pageId: PageId,
  groupName: z.string().min(1),
  kind: z.enum(['GROUP', 'FOCUS']),
  codes: z.array(z.string()).min(1),
  /** What the group's "n on sale" says, where it is not counted. */
  total: z.number().int().default(0),
  /** Of a group of all that these customers can buy: it is counted, as the list counts it. */
  countedFor: z.array(z.enum(CUSTOMER_TYPES)).min(1).optional(),
  sort: z.number().int(),
});
export const HighlightsRecordBody = Highlights;
export const InvestorEventRecordBody = InvestorEvent;
export const SiteConfigRecordBody = SiteConfig;
export const WebsiteInfoRecordBody = WebsiteInfo.omit({ pinyinPath: true, today: true });
export const NetOptionRecordBody = NetOption;
/** Made when the bundle is packed: the file that gives the pinyin of the release's texts. */
export const PinyinRecordBody = z.strictObject({ dictionary: FileRef });

/** One price of one item: the next one with the same code takes its place on its own effective date. */
export const FeeRecordBody = FeeItem.omit({ previousPrice: true }).extend({
  itemName: z.string().min(1).max(90),
  serviceContent: z.string().min(1).max(300),
  priceText: z.string().min(1).max(200),
  scope: z.string().min(1).max(60),
  /** Syllables of the name without tones, `jie ji ka nian fei`; made at publishing when left out. */
  pinyin: z.string().default(''),
});
export const FeeVersionRecordBody = z.strictObject({
  effectiveDate: Day,
  summary: z.string().min(1).max(200),
  /** The article that announced it; it belongs to the site's own release. */
  noticeId: Id.optional(),
  file: FileRef.optional(),
});

/** Names and addresses in both languages are common fields: a visitor shows the Chinese one to a driver. */
export const BranchRecordBody = Branch.omit({ id: true, distance: true }).extend({
  name: z.string().min(1).max(60),
  nameEn: z.string().min(1).max(120),
  address: z.string().min(1).max(120),
  addressEn: z.string().min(1).max(200),
  /** As people write them, so that a table can hold them: `1-5 09:00-17:00` and `6-7 09:30-16:00`. */
  hours: z.object({
    personal: z.array(BranchHoursText).max(14).default([]),
    corp: z.array(BranchHoursText).max(14).default([]),
  }),
  /** `2027-01-01 closed`, `2027-01-02 10:00-15:00`. */
  holidays: z.array(BranchHolidayText).max(60).default([]),
  phone: z.string().regex(/^(?:0\d{2,3}-\d{7,8})?$/, 'a number such as 010-66223000, or nothing'),
  notice: z.string().min(1).max(200).optional(),
  /** Syllables of the name without tones; made at publishing. */
  pinyin: z.string().default(''),
});
/** `isNew` depends on the day and `language` on where it is stored, so neither is written down. */
export const AnnouncementRecordBody = Announcement.omit({ id: true, isNew: true, language: true });
export const DirectorRecordBody = Director.extend({ sort: z.number().int() });
export const CommitteeRecordBody = Committee.extend({ sort: z.number().int() });

/** A search that the editors put forward. */
export const HotSearchRecordBody = z.strictObject({
  keyword: z.string().min(1).max(50),
  sort: z.number().int(),
});

export const SalesOutletRecordBody = z.strictObject({ ...SalesOutlet.shape, sort: z.number().int() });
export const SalesStaffRecordBody = z.strictObject({
  staffNo: StaffNo,
  staffName: StaffName,
  /** Of a sales-outlet record. */
  branchName: z.string(),
  /** `基金从业资格/F0400000123456/2028-06-30`: name, certificate number in full, last day. One text each, so that a table can hold them. */
  qualifications: z
    .array(
      z
        .string()
        .regex(
          /^[^/|]{2,30}\/[A-Za-z0-9-]{10,30}\/\d{4}-\d{2}-\d{2}$/,
          'name/certificate number/last day, such as 基金从业资格/F0400000123456/2028-06-30',
        ),
    )
    .max(6),
  productClasses: z.array(z.enum(SALES_CLASSES)).max(SALES_CLASSES.length),
  status: Flag,
});

export const CreditCardRecordBody = CreditCard.omit({ id: true })
  .extend({
    cardName: z.string().min(1).max(40),
    summary: z.string().min(1).max(80),
    themes: CreditCard.shape.themes.min(1).max(3),
    benefits: CreditCard.shape.benefits.min(1).max(6),
    applyUrl: Url,
    sort: z.number().int(),
    /** Syllables of the name without tones; made at publishing. */
    pinyin: z.string().default(''),
  })
  .strict();
/** An empty cell of a table is a field that is absent. */
export const MerchantRecordBody = Merchant.omit({ id: true, state: true, distance: true })
  .extend({
    name: z.string().min(1).max(60),
    offer: z.string().min(1).max(60),
    times: z.string().min(1).max(80),
    cards: z.string().min(1).max(80),
    terms: Merchant.shape.terms.min(1).max(8),
    /** Syllables of the name without tones; made at publishing. */
    pinyin: z.string().default(''),
  })
  .strict();
/** The points of the examples are worked out from the table, never written. */
export const PointsRulesRecordBody = PointsRules.omit({ examples: true })
  .extend({
    earning: z.array(PointsEarning.strict()).min(1),
    examples: z
      .array(
        z.strictObject({
          title: z.string().min(1).max(80),
          spends: z.array(z.strictObject({ kind: PointsKind, amount: Decimal })).min(1),
        }),
      )
      .min(1),
    content: z.string().min(1),
  })
  .strict();
export const InstalmentPlanRecordBody = InstalmentPlan.strict();

/** How a record type is stored and found again. */
export interface RecordType<Body extends z.ZodType = z.ZodType> {
  scope: Scope;
  body: Body;
  /** What a row of an author's table has, where packing makes the body out of something that is never stored. */
  source?: z.ZodType;
  /** Fields that hold rich text and are sanitised at import. */
  richText: readonly string[];
  /** Where the record is filed: lists are read by section. */
  section(body: z.output<Body>): string;
  /** Lists are ordered by rank (ascending), then date (newest first), then key (descending). */
  rank(body: z.output<Body>): number;
  date?(body: z.output<Body>): string;
  /** What a keyword filter looks at. */
  text?(body: z.output<Body>): string;
  /** What a neighbour link shows. */
  title?(body: z.output<Body>): string;
}

function recordType<Body extends z.ZodType>(
  scope: Scope,
  body: Body,
  filing: Omit<RecordType<Body>, 'scope' | 'body' | 'richText'> & { richText?: readonly string[] },
): RecordType<Body> {
  return { richText: [], ...filing, scope, body };
}

const one = { section: () => '', rank: () => 0 };
const bySort = { section: () => '', rank: (body: { sort: number }) => body.sort };

export const recordTypes = {
  page: recordType('site', PageRecordBody, {
    section: (p) => p.parent ?? '',
    rank: (p) => p.menu?.sort ?? 0,
  }),
  column: recordType('site', ColumnRecordBody, { section: (c) => c.page, rank: () => 0 }),
  article: recordType('site', ArticleRecordBody, {
    richText: ['content'],
    section: (a) => a.columnId,
    rank: (a) => (a.top ? 0 : 1),
    date: (a) => a.publishDate,
    text: (a) => [a.title, a.summary, ...a.tags].join(' '),
    title: (a) => a.title,
  }),
  'edu-item': recordType('site', EduItemRecordBody, {
    richText: ['content'],
    section: (e) => e.columnId,
    rank: (e) => (e.top ? 0 : 1),
    date: (e) => e.publishDate,
    text: (e) => [e.title, e.summary, ...e.tags].join(' '),
    title: (e) => e.title,
  }),
  banner: recordType('site', BannerRecordBody, {
    richText: ['content'],
    section: (b) => b.pageId,
    rank: (b) => b.sort,
  }),
  shortcut: recordType('site', ShortcutRecordBody, {
    section: (s) => `${s.pageId}/${s.position}`,
    rank: (s) => s.sort,
  }),
  'link-page': recordType('site', LinkPageRecordBody, {
    richText: ['content'],
    section: (l) => l.group ?? '',
    rank: () => 0,
  }),
  qr: recordType('site', QrRecordBody, { section: (q) => q.titleId, rank: (q) => q.sort }),
  'hot-search': recordType('site', HotSearchRecordBody, bySort),
  'search-settings': recordType('site', SearchSettingsRecordBody, one),
  'site-config': recordType('site', SiteConfigRecordBody, one),
  'website-info': recordType('site', WebsiteInfoRecordBody, one),
  'net-option': recordType('site', NetOptionRecordBody, one),
  contact: recordType('site', Contact, one),
  pinyin: recordType('site', PinyinRecordBody, one),
  highlights: recordType('site', HighlightsRecordBody, one),
  'investor-event': recordType('site', InvestorEventRecordBody, {
    section: () => '',
    rank: () => 0,
    date: (e) => e.startTime.slice(0, 10),
  }),
  announcement: recordType('site', AnnouncementRecordBody, {
    section: (a) => a.announceType,
    rank: () => 0,
    date: (a) => a.publishDate,
    text: (a) => [a.title, a.number ?? ''].join(' '),
    title: (a) => a.title,
  }),
  'key-figures': recordType('site', KeyFigures, {
    section: () => '',
    rank: () => 0,
    date: (k) => `${k.year}-12-31`,
  }),
  dividend: recordType('site', Dividend, { section: () => '', rank: () => 0, date: (d) => d.payDate }),
  director: recordType('site', DirectorRecordBody, bySort),
  committee: recordType('site', CommitteeRecordBody, bySort),
  'investor-contact': recordType('site', InvestorContact, one),
  fee: recordType('lookups', FeeRecordBody, {
    section: (f) => f.category,
    rank: () => 0,
    date: (f) => f.effectiveDate,
    text: (f) => [f.feeCode, f.itemName, f.serviceContent].join(' '),
    title: (f) => f.itemName,
  }),
  'fee-version': recordType('lookups', FeeVersionRecordBody, {
    section: () => '',
    rank: () => 0,
    date: (v) => v.effectiveDate,
  }),
  branch: recordType('branches', BranchRecordBody, {
    section: (b) => b.cityCode,
    rank: (b) => Number(b.branchType),
    text: (b) => [b.name, b.nameEn, b.address, b.addressEn].join(' '),
    title: (b) => b.name,
  }),
  'fx-rate': recordType('rates', FxRateRecordBody, bySort),
  'deposit-rate': recordType('rates', DepositRateRecordBody, {
    section: (d) => d.currency,
    rank: (d) => d.sort,
    date: (d) => d.effectiveDate,
  }),
  'loan-rate': recordType('rates', LoanRateRecordBody, {
    section: (l) => l.kind,
    rank: (l) => l.sort,
    date: (l) => l.effectiveDate,
  }),
  'gold-price': recordType('rates', GoldPriceRecordBody, one),
  'wealth-product': recordType('wealth', WealthProductRecordBody, bySort),
  organ: recordType('wealth', OrganRecordBody, bySort),
  'product-group': recordType('wealth', ProductGroupRecordBody, {
    section: (g) => `${g.pageId}/${g.kind}`,
    rank: (g) => g.sort,
  }),
  fund: recordType('funds', FundRecordBody, bySort),
  'fund-profile': recordType('funds', FundProfileRecordBody, one),
  'fund-company': recordType('funds', FundCompanyRecordBody, bySort),
  'fund-manager': recordType('funds', FundManagerRecordBody, bySort),
  'fund-seller': recordType('funds', FundSellerRecordBody, bySort),
  'fund-group': recordType('funds', ProductGroupRecordBody, {
    section: (g) => `${g.pageId}/${g.kind}`,
    rank: (g) => g.sort,
  }),
  'credit-card': recordType('cards', CreditCardRecordBody, {
    section: (c) => c.cardLevel,
    rank: (c) => c.sort,
    text: (c) => [c.cardName, c.summary].join(' '),
    title: (c) => c.cardName,
  }),
  merchant: recordType('cards', MerchantRecordBody, {
    section: (m) => m.cityCode ?? '',
    rank: (m) => Number(m.merchantType),
    date: (m) => m.endDate,
    text: (m) => [m.name, m.offer, m.address ?? ''].join(' '),
    title: (m) => m.name,
  }),
  'points-rules': recordType('cards', PointsRulesRecordBody, {
    richText: ['content'],
    section: () => '',
    rank: () => 0,
    date: (r) => r.effectiveDate,
  }),
  'instalment-plan': recordType('cards', InstalmentPlanRecordBody, {
    section: (p) => p.kind,
    rank: (p) => p.months,
    date: (p) => p.effectiveDate,
  }),
  'sales-outlet': recordType('lookups', SalesOutletRecordBody, bySort),
  'sales-staff': recordType('lookups', SalesStaffRecordBody, one),
  'guarantee-letter': recordType('lookups', GuaranteeLetterRecordBody, { ...one, source: LetterSource }),
} as const;

export type RecordTypeName = keyof typeof recordTypes;
export type RecordBody<Name extends RecordTypeName> = z.output<(typeof recordTypes)[Name]['body']>;
