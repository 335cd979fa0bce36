import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';
import type * as standing from './standing-schemas.ts';
import type { Organ } from '../wealth/schemas.ts';

type In<T extends z.ZodType> = z.input<T>;
type OfOneFund = In<typeof s.FundRequest>;

export const fundSellInfo = post<In<typeof s.FundListRequest>, s.FundPage>('/api/thirdFund/querySellInfo');
export const fundList = post<In<typeof s.FundListRequest>, s.FundPage>('/api/thirdFund/search/list');
export const fundClasses = post<In<typeof s.FundClassesRequest>, s.FundClass[]>('/api/thirdFund/classify');
export const fundCompanies = post<In<typeof s.FundCompaniesRequest>, s.FundCompany[]>(
  '/api/thirdFund/company',
);
export const fundSellers = post<In<typeof s.FundSellersRequest>, Organ[]>('/api/thirdFund/list/sellOrg');
export const fundDetail = post<OfOneFund, s.FundDetail>('/api/thirdFund/detail');
export const fundManagers = post<OfOneFund, s.FundManager[]>('/api/thirdFund/fexecutive');
export const fundIssue = post<OfOneFund, s.FundIssue>('/api/thirdFund/ofissue');
export const fundDividends = post<OfOneFund, s.FundDividend[]>('/api/thirdFund/dividend');
export const fundFees = post<OfOneFund, s.FundFeeTier[]>('/api/thirdFund/floatrate');
export const fundNav = post<In<typeof s.FundNavRequest>, s.FundNavPoint[]>('/api/thirdFund/fundnv');
export const fundHoldings = post<OfOneFund, s.FundHolding[]>('/api/thirdFund/stockinvesto');
export const fundIndexes = post<OfOneFund, s.FundIndex[]>('/api/thirdFund/mfinaindex');
/** New: the chart of a fund and of a comparison (FUND-2, FUND-3). */
export const fundCurves = post<In<typeof s.FundCurvesRequest>, s.FundCurves>('/api/thirdFund/curves');
/** New: the risk and return of all funds (FUND-1), and the year of the one that is looked at. */
export const fundField = post<In<typeof s.FundFieldRequest>, s.FundField>('/api/thirdFund/field');
export const fundYear = post<OfOneFund, s.FundYear>('/api/thirdFund/year');
/** New: a fund among its peers, its risk, months and quarters (FUND-2). */
export const fundStanding = post<In<typeof standing.FundStandingRequest>, standing.FundStanding>(
  '/api/thirdFund/standing',
);
/** New: a regular investment reckoned back (FUND-6). */
export const fundPlan = post<In<typeof standing.FundPlanRequest>, standing.FundPlan>('/api/thirdFund/plan');

const articles = (family: string) => ({
  list: post<In<typeof s.FundArticleListRequest>, s.FundArticleList>(`/api/${family}/list`),
  latest: post<In<typeof s.LatestFundArticlesRequest>, s.FundArticleSummary[]>(
    `/api/${family}/queryOrdinary`,
  ),
  detail: post<In<typeof s.FundArticleRequest>, s.FundArticle>(`/api/${family}/detail`),
});
/** The four families of articles (S7-fundnews) by the columns that hold them. */
export const fundNews = articles('thirdFundNews');
export const fundStudy = articles('thirdFundStudy');
export const fundNotices = articles('thirdFundNotice');
export const fundLaws = articles('thirdFundLaws');
