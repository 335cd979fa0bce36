/* What browser and server share: calls, codes and types, without the schemas. */
export * from './endpoints.ts';
export * from './subjects/activities/constants.ts';
export * from './subjects/articles/address.ts';
export * from './subjects/articles/column-head.ts';
export * from './subjects/articles/constants.ts';
export * from './subjects/articles/note-marks.ts';
export * from './subjects/articles/story-of.ts';
export * from './subjects/site-config/features.ts';
export * from './subjects/site-config/service-guide-of.ts';
export * from './base/beijing-time.ts';
export * from './base/calendar.ts';
export * from './base/channel.ts';
export * from './base/client.ts';
export * from './base/empty.ts';
export * from './base/endpoint.ts';
export * from './base/escaped.ts';
export * from './base/envelope.ts';
export * from './base/keyword.ts';
export * from './base/language.ts';
export { COMPARED_AT_MOST } from './base/limits.ts';
export * from './base/links.ts';
export * from './base/plain-text.ts';
export * from './base/scopes.ts';
export * from './subjects/branches/constants.ts';
export * from './subjects/branches/coordinates.ts';
export * from './subjects/branches/hours-text.ts';
export * from './subjects/branches/opening-hours.ts';
export * from './subjects/cards/constants.ts';
export * from './subjects/challenge/constants.ts';
export * from './subjects/company/constants.ts';
export * from './subjects/consumer/constants.ts';
export * from './subjects/disclosure/constants.ts';
export * from './subjects/feedback/constants.ts';
export * from './subjects/feedback/length-in-characters.ts';
export * from './subjects/feedback/personal-numbers.ts';
export * from './subjects/fees/constants.ts';
export * from './subjects/files/cover-image.ts';
export * from './subjects/files/picture-choices.ts';
export * from './subjects/funds/constants.ts';
export * from './names/fund-type-names.ts';
export * from './subjects/home/constants.ts';
export * from './subjects/investors/constants.ts';
export * from './subjects/letters/constants.ts';
export * as COLUMNS from './subjects/navigation/columns.ts';
export * from './subjects/navigation/sections.ts';
export * from './subjects/navigation/constants.ts';
export * from './subjects/navigation/feeds.ts';
export * from './subjects/navigation/paths.ts';
export * from './subjects/rates/constants.ts';
export * from './subjects/rates/day-quotes.ts';
export * from './subjects/search/constants.ts';
export * from './subjects/staff/constants.ts';
export * from './subjects/tracking/constants.ts';
export * from './subjects/tracking/kept-duration.ts';
export * from './subjects/tracking/sections.ts';
export * from './subjects/wealth/constants.ts';
export * from './subjects/wealth/dealing-days.ts';
export * from './subjects/wealth/gained-share.ts';
export * from './subjects/wealth/term-bucket.ts';

export type { Activity, ActivityDetail, ActivityList } from './subjects/activities/schemas.ts';
export type {
  Article,
  ArticleList,
  ArticleSummary,
  FinInfo,
  FinInfoList,
  ServiceFacts,
} from './subjects/articles/schemas.ts';
export type { Drawing, Figure } from './subjects/articles/figures.ts';
export type { Scheme } from './subjects/articles/special.ts';
export type { Change, Fact, Note, Pull, Story } from './subjects/articles/story.ts';
export type { ServiceGuide } from './subjects/site-config/service-guide.ts';
export type { Banner, BannerDetail } from './subjects/banners/schemas.ts';
export type {
  AreaTree,
  Branch,
  BranchDetail,
  BranchHoliday,
  BranchList,
  BranchPoint,
  DayHours,
  Province,
} from './subjects/branches/schemas.ts';
export type {
  CardDetail,
  CardList,
  CreditCard,
  InstalmentPlan,
  Merchant,
  MerchantDetail,
  MerchantList,
  PointsRules,
} from './subjects/cards/schemas.ts';
export type { ChallengeQuestion } from './subjects/challenge/schemas.ts';
export type { CorporateArticle, CorporateDetail, CorporateList } from './subjects/company/schemas.ts';
export type {
  EduInfo,
  EduItem,
  EduList,
  EduQuiz,
  Protection,
  ProtectionCover,
  TextList,
} from './subjects/consumer/schemas.ts';
export type { Contact } from './subjects/contact/schemas.ts';
export type { InfoPublicDoc, InfoPublicList } from './subjects/disclosure/schemas.ts';
export type { FeedbackReceipt } from './subjects/feedback/schemas.ts';
export type { FeeItem, FeeList, FeeVersion } from './subjects/fees/schemas.ts';
export type { BannerForms, FileRef, PaperInLanguages } from './subjects/files/schemas.ts';
export type {
  Fund,
  FundArticle,
  FundArticleList,
  FundArticleSummary,
  FundClass,
  FundCompany,
  FundCurve,
  FundCurvePoint,
  FundCurves,
  FieldFund,
  FundField,
  FundYear,
  FundDetail,
  FundDividend,
  FundFeeTier,
  FundHolding,
  FundIndex,
  FundIssue,
  FundManager,
  FundNavPoint,
  FundPage,
  FundPerformance,
  FundRank,
} from './subjects/funds/schemas.ts';
export type { FundPlan, FundQuarter, FundStanding } from './subjects/funds/standing-schemas.ts';
export type { Highlights, ProductGroup, Shortcut } from './subjects/home/schemas.ts';
export type {
  Announcement,
  AnnouncementList,
  Committee,
  Director,
  Dividend,
  Governance,
  InvestorContact,
  InvestorEvent,
  KeyFigures,
  ShareCloses,
  StockQuote,
} from './subjects/investors/schemas.ts';
export type { LetterResult } from './subjects/letters/schemas.ts';
export type { BannerCrumb, MenuNode, RouteDef, SiteMapSection } from './subjects/navigation/schemas.ts';
export type {
  DepositRate,
  FxPoint,
  FxQuote,
  FxQuotes,
  FxRate,
  FxRates,
  GoldPrice,
  LoanRate,
} from './subjects/rates/schemas.ts';
export type {
  DirectAnswer,
  SearchCount,
  SearchFacetCounts,
  SearchHit,
  SearchResult,
  SearchSuggestion,
} from './subjects/search/schemas.ts';
export type {
  LinkGroup,
  LinkItem,
  IconLink,
  LoginGroup,
  NetOption,
  QrItem,
  QrList,
  Hotline,
  Hotlines,
  SiteConfig,
  SiteConfigDetail,
  WebsiteInfo,
} from './subjects/site-config/schemas.ts';
export type { SalesOutlet, SalesStaff } from './subjects/staff/schemas.ts';
export type {
  NavPoint,
  Organ,
  ProductPapers,
  ProductPapersPage,
  WealthDetail,
  WealthDocument,
  WealthPage,
  WealthOpenings,
  WealthPerformance,
  WealthTrack,
  WealthProduct,
} from './subjects/wealth/schemas.ts';
