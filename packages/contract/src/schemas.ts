/* The server's side of the contract: the schemas that check each call. Never imported by browser code. */
import { z } from 'zod';
import * as articles from './articles/calls.ts';
import * as a from './articles/schemas.ts';
import * as disclosure from './disclosure/calls.ts';
import * as d from './disclosure/schemas.ts';
import * as challenge from './challenge/calls.ts';
import * as ch from './challenge/schemas.ts';
import * as branches from './branches/calls.ts';
import * as b from './branches/schemas.ts';
import * as cards from './cards/calls.ts';
import * as ca from './cards/schemas.ts';
import * as corporate from './company/calls.ts';
import * as co from './company/schemas.ts';
import * as contact from './contact/calls.ts';
import * as con from './contact/schemas.ts';
import type { Endpoint } from './base/endpoint.ts';
import * as feedback from './feedback/calls.ts';
import * as fb from './feedback/schemas.ts';
import * as fees from './fees/calls.ts';
import * as f from './fees/schemas.ts';
import * as funds from './funds/calls.ts';
import * as fu from './funds/schemas.ts';
import * as home from './home/calls.ts';
import * as h from './home/schemas.ts';
import * as investment from './investors/calls.ts';
import * as i from './investors/schemas.ts';
import * as letters from './letters/calls.ts';
import * as le from './letters/schemas.ts';
import * as navigation from './navigation/calls.ts';
import * as n from './navigation/schemas.ts';
import * as protection from './consumer/calls.ts';
import * as p from './consumer/schemas.ts';
import * as rates from './rates/calls.ts';
import * as r from './rates/schemas.ts';
import * as search from './search/calls.ts';
import * as se from './search/schemas.ts';
import * as wealth from './wealth/calls.ts';
import * as we from './wealth/schemas.ts';
import * as staff from './staff/calls.ts';
import * as st from './staff/schemas.ts';
import * as tracking from './tracking/calls.ts';
import * as t from './tracking/schemas.ts';
import * as website from './site-config/calls.ts';
import * as w from './site-config/schemas.ts';

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

export * from './articles/schemas.ts';
export * from './cards/schemas.ts';
export * from './challenge/schemas.ts';
export * from './branches/schemas.ts';
export * from './base/schemas.ts';
export * from './company/schemas.ts';

export * from './contact/schemas.ts';
export * from './disclosure/schemas.ts';
export * from './feedback/schemas.ts';
export * from './fees/schemas.ts';
export * from './files/schemas.ts';
export * from './funds/schemas.ts';
export * from './home/schemas.ts';
export * from './investors/schemas.ts';
export * from './letters/schemas.ts';
export * from './navigation/schemas.ts';
export * from './consumer/schemas.ts';
export * from './rates/schemas.ts';
export * from './wealth/schemas.ts';
export * from './staff/schemas.ts';
export * from './tracking/schemas.ts';
export * from './site-config/schemas.ts';
export * from './records.ts';
export { SearchSettingsRecordBody } from './search/settings.ts';
export * from './series.ts';
