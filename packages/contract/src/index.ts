/* What browser and server share: calls, codes and types, without the schemas. */
export * from './endpoints.ts';
export * from './activities/constants.ts';
export * from './articles/address.ts';
export * from './articles/constants.ts';
export * from './base/beijing-time.ts';
export * from './base/client.ts';
export * from './base/constants.ts';
export * from './base/empty.ts';
export * from './base/endpoint.ts';
export * from './base/escaped.ts';
export * from './base/envelope.ts';
export * from './base/language.ts';
export * from './base/links.ts';
export * from './base/plain-text.ts';
export * from './base/scopes.ts';
export * from './branches/constants.ts';
export * from './branches/coordinates.ts';
export * from './branches/hours-text.ts';
export * from './branches/opening-hours.ts';
export * from './cards/constants.ts';
export * from './challenge/constants.ts';
export * from './company/constants.ts';
export * from './consumer/constants.ts';
export * from './disclosure/constants.ts';
export * from './feedback/constants.ts';
export * from './feedback/length-in-characters.ts';
export * from './feedback/personal-numbers.ts';
export * from './fees/constants.ts';
export * from './files/cover-image.ts';
export * from './funds/constants.ts';
export * from './names/fund-type-names.ts';
export * from './home/constants.ts';
export * from './investors/constants.ts';
export * from './letters/constants.ts';
export * from './navigation/columns.ts';
export * from './navigation/constants.ts';
export * from './navigation/paths.ts';
export * from './rates/constants.ts';
export * from './search/constants.ts';
export * from './staff/constants.ts';
export * from './tracking/constants.ts';
export * from './tracking/kept-duration.ts';
export * from './tracking/sections.ts';
export * from './wealth/constants.ts';
export * from './wealth/term-bucket.ts';

export type { Activity, ActivityDetail, ActivityList } from './activities/schemas.ts';
export type {
  Article,
  ArticleList,
  ArticleSummary,
  FinInfo,
  FinInfoList,
  ServiceFacts,
} from './articles/schemas.ts';
export type { Banner, BannerDetail } from './banners/schemas.ts';
export type {
  AreaTree,
  Branch,
  BranchDetail,
  BranchHoliday,
  BranchList,
  BranchPoint,
  DayHours,
  Province,
} from './branches/schemas.ts';
export type {
  CardDetail,
  CardList,
  CreditCard,
  InstalmentPlan,
  Merchant,
  MerchantDetail,
  MerchantList,
  PointsRules,
} from './cards/schemas.ts';
export type { ChallengeQuestion } from './challenge/schemas.ts';
export type { CorporateArticle, CorporateDetail, CorporateList } from './company/schemas.ts';
export type {
  EduInfo,
  EduItem,
  EduList,
  EduQuiz,
  Protection,
  ProtectionCover,
  TextList,
} from './consumer/schemas.ts';
export type { Contact } from './contact/schemas.ts';
export type { InfoPublicDoc, InfoPublicList } from './disclosure/schemas.ts';
export type { FeedbackReceipt } from './feedback/schemas.ts';
export type { FeeItem, FeeList, FeeVersion } from './fees/schemas.ts';
export type { FileRef } from './files/schemas.ts';
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
} from './funds/schemas.ts';
export type { Highlights, ProductGroup, Shortcut } from './home/schemas.ts';
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
  StockQuote,
} from './investors/schemas.ts';
export type { LetterResult } from './letters/schemas.ts';
export type { BannerCrumb, MenuNode, RouteDef, SiteMapSection } from './navigation/schemas.ts';
export type { DepositRate, FxPoint, FxRate, FxRates, GoldPrice, LoanRate } from './rates/schemas.ts';
export type {
  DirectAnswer,
  SearchCount,
  SearchHit,
  SearchResult,
  SearchSuggestion,
} from './search/schemas.ts';
export type {
  LinkGroup,
  LinkItem,
  LoginGroup,
  NetOption,
  QrItem,
  QrList,
  SiteConfig,
  SiteConfigDetail,
  WebsiteInfo,
} from './site-config/schemas.ts';
export type { SalesOutlet, SalesStaff } from './staff/schemas.ts';
export type {
  NavPoint,
  Organ,
  ProductPapers,
  ProductPapersPage,
  WealthDetail,
  WealthDocument,
  WealthPage,
  WealthPerformance,
  WealthProduct,
} from './wealth/schemas.ts';
