export * from './article-address.ts';
export * from './articles.ts';
export * from './cards.ts';
export * from './challenge.ts';
export * from './branches.ts';
export * from './client.ts';
export * from './columns.ts';
export * from './constants.ts';
export * from './contact.ts';
export * from './coordinates.ts';
export * from './corporate.ts';
export * from './cover-image.ts';
export * from './dictionaries.ts';
export * from './disclosure.ts';
export * from './empty.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './feedback.ts';
export * from './fees.ts';
export * from './fund-type-names.ts';
export * from './funds.ts';
export * from './home.ts';
export * from './hours-text.ts';
export * from './investment.ts';
export * from './letters.ts';
export * from './links.ts';
export * from './navigation.ts';
export * from './personal-numbers.ts';
export * from './plain-text.ts';
export * from './protection.ts';
export * from './opening-hours.ts';
export * from './rates.ts';
export * from './search.ts';
export * from './term-bucket.ts';
export * from './staff.ts';
export * from './tracking.ts';
export * from './vocabulary.ts';
export * from './wealth.ts';
export * from './website.ts';
export type {
  Activity,
  ActivityDetail,
  ActivityList,
  Article,
  ArticleList,
  ArticleSummary,
  FinInfo,
  FinInfoList,
} from './articles.schema.ts';
export type {
  AreaTree,
  Branch,
  BranchDetail,
  BranchHoliday,
  BranchList,
  BranchPoint,
  DayHours,
  Province,
} from './branches.schema.ts';
export type {
  CardDetail,
  CardList,
  CreditCard,
  InstalmentPlan,
  Merchant,
  MerchantDetail,
  MerchantList,
  PointsRules,
} from './cards.schema.ts';

export type { CorporateArticle, CorporateDetail, CorporateList, ServiceFacts } from './corporate.schema.ts';
export type { InfoPublicDoc, InfoPublicList } from './disclosure.schema.ts';
export type { Contact } from './contact.schema.ts';
export type { FeedbackReceipt } from './feedback.schema.ts';
export type { FeeItem, FeeList, FeeVersion } from './fees.schema.ts';
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
} from './funds.schema.ts';
export type { FileRef } from './file.schema.ts';
export type {
  Banner,
  BannerDetail,
  Highlights,
  InvestorEvent,
  ProductGroup,
  Shortcut,
} from './home.schema.ts';
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
} from './investment.schema.ts';
export type { BannerCrumb, MenuNode, RouteDef, SiteMapSection } from './navigation.schema.ts';
export type { DepositRate, FxPoint, FxRate, FxRates, GoldPrice, LoanRate } from './rates.schema.ts';
export type { ChallengeQuestion } from './challenge.schema.ts';
export type { LetterResult } from './letters.schema.ts';

export type {
  DirectAnswer,
  SearchCount,
  SearchHit,
  SearchResult,
  SearchSuggestion,
} from './search.schema.ts';
export type { SalesOutlet, SalesStaff } from './staff.schema.ts';
export type {
  EduInfo,
  EduItem,
  EduList,
  EduQuiz,
  Protection,
  ProtectionCover,
  TextList,
} from './protection.schema.ts';
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
} from './wealth.schema.ts';
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
} from './website.schema.ts';
