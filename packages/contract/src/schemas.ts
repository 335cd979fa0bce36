/* The server's side of the contract: the schemas that check each call. Never imported by browser code. */
import { z } from 'zod';
import * as articles from './articles.ts';
import * as a from './articles.schema.ts';
import * as disclosure from './disclosure.ts';
import * as d from './disclosure.schema.ts';
import * as challenge from './challenge.ts';
import * as ch from './challenge.schema.ts';
import * as branches from './branches.ts';
import * as b from './branches.schema.ts';
import * as cards from './cards.ts';
import * as ca from './cards.schema.ts';
import * as corporate from './corporate.ts';
import * as co from './corporate.schema.ts';
import * as contact from './contact.ts';
import * as con from './contact.schema.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as fb from './feedback.schema.ts';
import * as fees from './fees.ts';
import * as f from './fees.schema.ts';
import * as funds from './funds.ts';
import * as fu from './funds.schema.ts';
import * as home from './home.ts';
import * as h from './home.schema.ts';
import * as investment from './investment.ts';
import * as i from './investment.schema.ts';
import * as letters from './letters.ts';
import * as le from './letters.schema.ts';
import * as navigation from './navigation.ts';
import * as n from './navigation.schema.ts';
import * as protection from './protection.ts';
import * as p from './protection.schema.ts';
import * as rates from './rates.ts';
import * as r from './rates.schema.ts';
import * as search from './search.ts';
import * as se from './search.schema.ts';
import * as wealth from './wealth.ts';
import * as we from './wealth.schema.ts';
import * as staff from './staff.ts';
import * as st from './staff.schema.ts';
import * as tracking from './tracking.ts';
import * as t from './tracking.schema.ts';
import * as website from './website.ts';
import * as w from './website.schema.ts';

export interface CallSchema<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  endpoint: Endpoint<z.input<Request>, z.output<Response>>;
  request: Request;
  response: Response;
}

function call<Request extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<z.input<Request>, z.output<Response>>,
  request: Request,
  response: Response,
): CallSchema<Request, Response> {
  return { endpoint, request, response };
}

/** Every call that reads content. The API's handlers are typed by this record, so none can be forgotten. */
export const calls = {
  websiteInfo: call(website.websiteInfo, w.WebsiteInfoRequest, w.WebsiteInfo),
  netOption: call(website.netOption, w.NetOptionRequest, w.NetOption),
  qrList: call(website.qrList, w.QrListRequest, w.QrList),
  siteConfig: call(website.siteConfig, w.SiteConfigRequest, w.SiteConfig),
  siteConfigLower: call(website.siteConfigLower, w.SiteConfigLowerRequest, w.LinkList),
  siteConfigDetail: call(website.siteConfigDetail, w.SiteConfigDetailRequest, w.SiteConfigDetail),
  contactInfo: call(contact.contactInfo, con.ContactRequest, con.Contact),
  allRoutes: call(navigation.allRoutes, n.AllRoutesRequest, n.AllRoutes),
  navigation: call(navigation.navigation, n.NavigationRequest, n.Menu),
  siteMap: call(navigation.siteMap, n.SiteMapRequest, n.SiteMap),
  leftTree: call(navigation.leftTree, n.LeftTreeRequest, n.Menu),
  childTree: call(navigation.childTree, n.LeftTreeRequest, n.Menu),
  breadCrumb: call(navigation.breadCrumb, n.BreadCrumbRequest, n.BreadCrumb),
  articleTree: call(articles.articleTree, a.ArticleTreeRequest, n.Menu),
  articleList: call(articles.articleList, a.ArticleListRequest, a.ArticleList),
  finInfoList: call(articles.finInfoList, a.FinInfoRequest, a.FinInfoList),
  articleDetail: call(articles.articleDetail, a.ArticleDetailRequest, a.Article),
  corporateList: call(corporate.corporateList, co.CorporateListRequest, co.CorporateList),
  corporateDetail: call(corporate.corporateDetail, co.CorporateDetailRequest, co.CorporateDetail),
  activityList: call(articles.activityList, a.ActivityListRequest, a.ActivityList),
  protection: call(protection.protection, p.ProtectionRequest, p.Protection),
  protectionTexts: call(protection.protectionTexts, p.TextListRequest, p.TextList),
  protectionText: call(protection.protectionText, p.TextContentRequest, a.Article),
  eduList: call(protection.eduList, p.EduListRequest, p.EduList),
  eduInfo: call(protection.eduInfo, p.EduInfoRequest, p.EduInfo),
  protectionPageData: call(protection.protectionPageData, p.PageDataRequest, p.PageData),
  protectionCover: call(protection.protectionCover, p.ProtectionCoverRequest, p.ProtectionCover),
  activityDetail: call(articles.activityDetail, a.ActivityDetailRequest, a.ActivityDetail),
  bannerList: call(home.bannerList, h.BannerListRequest, h.BannerList),
  bannerDetail: call(home.bannerDetail, h.BannerDetailRequest, h.BannerDetail),
  dailyProducts: call(home.dailyProducts, h.DailyProductsRequest, h.DailyProducts),
  shortcutList: call(home.shortcutList, h.ShortcutListRequest, h.ShortcutList),
  specialProducts: call(home.specialProducts, h.SpecialProductsRequest, h.ProductGroups),
  highlights: call(home.highlights, h.HighlightsRequest, h.Highlights),
  investorCalendar: call(home.investorCalendar, h.CalendarRequest, h.Calendar),
  announcementList: call(investment.announcementList, i.AnnouncementListRequest, i.AnnouncementList),
  keyFigures: call(investment.keyFigures, i.KeyFiguresRequest, i.KeyFiguresList),
  dividendHistory: call(investment.dividendHistory, i.DividendsRequest, i.Dividends),
  governance: call(investment.governance, i.GovernanceRequest, i.Governance),
  investorContact: call(investment.investorContact, i.InvestorContactRequest, i.InvestorContact),
  stockQuote: call(investment.stockQuote, i.StockQuoteRequest, z.union([i.StockQuote, z.null()])),
  wealthQuery: call(wealth.wealthQuery, we.WealthQueryRequest, we.WealthPage),
  wealthDetail: call(wealth.wealthDetail, we.WealthDetailRequest, we.WealthDetail),
  productPapers: call(wealth.productPapers, we.ProductPapersRequest, we.ProductPapersPage),
  navList: call(wealth.navList, we.NavListRequest, we.NavList),
  wealthPerformance: call(wealth.wealthPerformance, we.WealthPerformanceRequest, we.WealthPerformanceList),
  organs: call(wealth.organs, we.OrgansRequest, we.OrganList),
  fundSellInfo: call(funds.fundSellInfo, fu.FundListRequest, fu.FundPage),
  fundList: call(funds.fundList, fu.FundListRequest, fu.FundPage),
  fundClasses: call(funds.fundClasses, fu.FundClassesRequest, fu.FundClasses),
  fundCompanies: call(funds.fundCompanies, fu.FundCompaniesRequest, fu.FundCompanies),
  fundSellers: call(funds.fundSellers, fu.FundSellersRequest, fu.FundSellers),
  fundDetail: call(funds.fundDetail, fu.FundRequest, fu.FundDetail),
  fundManagers: call(funds.fundManagers, fu.FundRequest, fu.FundManagers),
  fundIssue: call(funds.fundIssue, fu.FundRequest, fu.FundIssue),
  fundDividends: call(funds.fundDividends, fu.FundRequest, fu.FundDividends),
  fundFees: call(funds.fundFees, fu.FundRequest, fu.FundFeeTiers),
  fundNav: call(funds.fundNav, fu.FundNavRequest, fu.FundNavList),
  fundHoldings: call(funds.fundHoldings, fu.FundRequest, fu.FundHoldings),
  fundIndexes: call(funds.fundIndexes, fu.FundRequest, fu.FundIndexes),
  fundCurves: call(funds.fundCurves, fu.FundCurvesRequest, fu.FundCurves),
  fundNewsList: call(funds.fundNews.list, fu.FundArticleListRequest, fu.FundArticleList),
  fundNewsLatest: call(funds.fundNews.latest, fu.LatestFundArticlesRequest, fu.LatestFundArticles),
  fundNewsDetail: call(funds.fundNews.detail, fu.FundArticleRequest, fu.FundArticle),
  fundStudyList: call(funds.fundStudy.list, fu.FundArticleListRequest, fu.FundArticleList),
  fundStudyLatest: call(funds.fundStudy.latest, fu.LatestFundArticlesRequest, fu.LatestFundArticles),
  fundStudyDetail: call(funds.fundStudy.detail, fu.FundArticleRequest, fu.FundArticle),
  fundNoticeList: call(funds.fundNotices.list, fu.FundArticleListRequest, fu.FundArticleList),
  fundNoticeLatest: call(funds.fundNotices.latest, fu.LatestFundArticlesRequest, fu.LatestFundArticles),
  fundNoticeDetail: call(funds.fundNotices.detail, fu.FundArticleRequest, fu.FundArticle),
  fundLawsList: call(funds.fundLaws.list, fu.FundArticleListRequest, fu.FundArticleList),
  fundLawsLatest: call(funds.fundLaws.latest, fu.LatestFundArticlesRequest, fu.LatestFundArticles),
  fundLawsDetail: call(funds.fundLaws.detail, fu.FundArticleRequest, fu.FundArticle),
  fxRates: call(rates.fxRates, r.FxRatesRequest, r.FxRates),
  fxHistory: call(rates.fxHistory, r.FxHistoryRequest, r.FxHistory),
  depositRates: call(rates.depositRates, r.DepositRatesRequest, r.DepositRates),
  loanRates: call(rates.loanRates, r.LoanRatesRequest, r.LoanRates),
  lprHistory: call(rates.lprHistory, r.LprRequest, r.LoanRates),
  rateDates: call(rates.rateDates, r.RateDatesRequest, r.RateDates),
  hotSearches: call(search.hotSearches, se.HotSearchesRequest, se.HotSearches),
  searchDocuments: call(search.searchDocuments, se.SearchRequest, se.SearchResult),
  searchCounts: call(search.searchCounts, se.SearchCountsRequest, se.SearchCounts),
  searchSuggestions: call(search.searchSuggestions, se.SuggestRequest, se.SearchSuggestions),
  directAnswers: call(search.directAnswers, se.DirectAnswersRequest, se.DirectAnswers),
  feeList: call(fees.feeList, f.FeeListRequest, f.FeeList),
  infoPublicList: call(disclosure.infoPublicList, d.InfoPublicRequest, d.InfoPublicList),
  areaTree: call(branches.areaTree, b.AreaTreeRequest, b.AreaTree),
  branchList: call(branches.branchList, b.BranchListRequest, b.BranchList),
  branchPoints: call(branches.branchPoints, b.BranchPointsRequest, b.BranchPoints),
  branchDetail: call(branches.branchDetail, b.BranchDetailRequest, b.BranchDetail),
  cardList: call(cards.cardList, ca.CardListRequest, ca.CardList),
  cardDetail: call(cards.cardDetail, ca.CardDetailRequest, ca.CardDetail),
  merchantList: call(cards.merchantList, ca.MerchantListRequest, ca.MerchantList),
  merchantDetail: call(cards.merchantDetail, ca.MerchantDetailRequest, ca.MerchantDetail),
  pointsRules: call(cards.pointsRules, ca.PointsRulesRequest, ca.PointsRules),
  instalmentPlans: call(cards.instalmentPlans, ca.InstalmentPlansRequest, ca.InstalmentPlans),
  goldPrice: call(rates.goldPrice, r.GoldPriceRequest, z.union([r.GoldPrice, z.null()])),
  salesOutlets: call(staff.salesOutlets, st.SalesOutletsRequest, st.SalesOutlets),
};
export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Calls for one visitor alone: they use the visits store, their answers are never kept, and no page for all makes them. */
export const visitorCalls = {
  challengeQuestion: call(challenge.challengeQuestion, ch.ChallengeQuestionRequest, ch.ChallengeQuestion),
  salesStaff: call(staff.salesStaff, st.SalesStaffRequest, st.SalesStaffList),
  pageOpinion: call(feedback.pageOpinion, fb.PageOpinionRequest, fb.PageOpinionTaken),
  submitFeedback: call(feedback.submitFeedback, fb.FeedbackRequest, fb.FeedbackReceipt),
  guaranteeLetter: call(letters.guaranteeLetter, le.LetterRequest, le.LetterResult),
  addHotSearch: call(search.addHotSearch, se.HotSearchAddRequest, se.HotSearchAdded),
};
export type VisitorCalls = typeof visitorCalls;
export type VisitorCallName = keyof VisitorCalls;

/** Calls that are answered the same way whatever became of them; nobody waits for what they say. */
export const trackingCalls = {
  browseInfo: call(tracking.browseInfo, t.BrowseEnvelope, t.NoContent),
  insertWholeCode: call(tracking.insertWholeCode, t.SignedInfo, t.Accepted),
  analysisInfo: call(tracking.analysisInfo, t.SignedInfo, t.Accepted),
};

export type TrackingCalls = typeof trackingCalls;

export * from './articles.schema.ts';
export * from './cards.schema.ts';
export * from './challenge.schema.ts';
export * from './branches.schema.ts';
export * from './common.schema.ts';
export * from './corporate.schema.ts';

export * from './contact.schema.ts';
export * from './disclosure.schema.ts';
export * from './feedback.schema.ts';
export * from './fees.schema.ts';
export * from './file.schema.ts';
export * from './funds.schema.ts';
export * from './home.schema.ts';
export * from './investment.schema.ts';
export * from './letters.schema.ts';
export * from './navigation.schema.ts';
export * from './protection.schema.ts';
export * from './rates.schema.ts';
export * from './wealth.schema.ts';
export * from './staff.schema.ts';
export * from './tracking.schema.ts';
export * from './website.schema.ts';
export * from './records.schema.ts';
export { SearchSettingsRecordBody } from './search-settings.schema.ts';
export * from './series.schema.ts';
