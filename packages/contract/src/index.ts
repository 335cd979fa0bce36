export * from './articles/address.ts';
export * from './articles/calls.ts';
export * from './cards/calls.ts';
export * from './challenge/calls.ts';
export * from './branches/calls.ts';
export * from './base/client.ts';
export * from './navigation/columns.ts';
export * from './base/constants.ts';
export * from './contact/calls.ts';
export * from './branches/coordinates.ts';
export * from './company/calls.ts';
export * from './files/cover-image.ts';
export * from './dictionaries.ts';
export * from './disclosure/calls.ts';
export * from './base/empty.ts';
export * from './base/endpoint.ts';
export * from './base/envelope.ts';
export * from './feedback/calls.ts';
export * from './fees/calls.ts';
export * from './funds/type-names.ts';
export * from './funds/calls.ts';
export * from './home/calls.ts';
export * from './branches/hours-text.ts';
export * from './investors/calls.ts';
export * from './letters/calls.ts';
export * from './base/links.ts';
export * from './navigation/calls.ts';
export * from './feedback/personal-numbers.ts';
export * from './base/plain-text.ts';
export * from './consumer/calls.ts';
export * from './branches/opening-hours.ts';
export * from './rates/calls.ts';
export * from './search/calls.ts';
export * from './wealth/term-bucket.ts';
export * from './staff/calls.ts';
export * from './tracking/calls.ts';
export * from './base/language.ts';
export * from './wealth/calls.ts';
export * from './site-config/calls.ts';
export type {
  Activity,
  ActivityDetail,
  ActivityList,
  Article,
  ArticleList,
  ArticleSummary,
  FinInfo,
  FinInfoList,
} from './articles/schemas.ts';
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

export type { CorporateArticle, CorporateDetail, CorporateList, ServiceFacts } from './company/schemas.ts';
export type { InfoPublicDoc, InfoPublicList } from './disclosure/schemas.ts';
export type { Contact } from './contact/schemas.ts';
export type { FeedbackReceipt } from './feedback/schemas.ts';
export type { FeeItem, FeeList, FeeVersion } from './fees/schemas.ts';
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
export type { FileRef } from './files/schemas.ts';
export type {
  Banner,
  BannerDetail,
  Highlights,
  InvestorEvent,
  ProductGroup,
  Shortcut,
} from './home/schemas.ts';
export type {
  Announcement,
  AnnouncementList,
  Committee,
  Director,
  Dividend,
  Governance,
  InvestorContact,
  KeyFigures,
  StockQuote,
} from './investors/schemas.ts';
export type { BannerCrumb, MenuNode, RouteDef, SiteMapSection } from './navigation/schemas.ts';
export type { DepositRate, FxPoint, FxRate, FxRates, GoldPrice, LoanRate } from './rates/schemas.ts';
export type { ChallengeQuestion } from './challenge/schemas.ts';
export type { LetterResult } from './letters/schemas.ts';

export type {
  DirectAnswer,
  SearchCount,
  SearchHit,
  SearchResult,
  SearchSuggestion,
} from './search/schemas.ts';
export type { SalesOutlet, SalesStaff } from './staff/schemas.ts';
export type {
  EduInfo,
  EduItem,
  EduList,
  EduQuiz,
  Protection,
  ProtectionCover,
  TextList,
} from './consumer/schemas.ts';
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
