import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';
import type * as standing from './standing-schemas.ts';
import type { Organ } from '../wealth/schemas.ts';

type In<T extends z.ZodType> = z.input<T>;
type OfOneFund = In<typeof s.FundRequest>;

export const fundSellInfo = post<In<typeof s.FundListRequest>, s.FundPage>(
  '/api/thirdFund/querySellInfo',
  'Funds that can be bought now, by filter',
);
export const fundList = post<In<typeof s.FundListRequest>, s.FundPage>(
  '/api/thirdFund/search/list',
  'All funds by filter, or the funds of a comparison',
);
export const fundClasses = post<In<typeof s.FundClassesRequest>, s.FundClass[]>(
  '/api/thirdFund/classify',
  'Types of funds and how many funds each has',
);
export const fundCompanies = post<In<typeof s.FundCompaniesRequest>, s.FundCompany[]>(
  '/api/thirdFund/company',
  'Fund companies and how many of their funds are sold',
);
export const fundSellers = post<In<typeof s.FundSellersRequest>, Organ[]>(
  '/api/thirdFund/list/sellOrg',
  'Organisations that sell the funds, or one fund',
);
export const fundDetail = post<OfOneFund, s.FundDetail>('/api/thirdFund/detail', 'One fund');
export const fundManagers = post<OfOneFund, s.FundManager[]>(
  '/api/thirdFund/fexecutive',
  'Managers of a fund, the present ones first',
);
export const fundIssue = post<OfOneFund, s.FundIssue>('/api/thirdFund/ofissue', 'Issue of a fund');
export const fundDividends = post<OfOneFund, s.FundDividend[]>(
  '/api/thirdFund/dividend',
  'Distributions of a fund, newest first',
);
export const fundFees = post<OfOneFund, s.FundFeeTier[]>('/api/thirdFund/floatrate', 'Fee tiers of a fund');
export const fundNav = post<In<typeof s.FundNavRequest>, s.FundNavPoint[]>(
  '/api/thirdFund/fundnv',
  'NAV history of a fund, oldest day first',
);
export const fundHoldings = post<OfOneFund, s.FundHolding[]>(
  '/api/thirdFund/stockinvesto',
  'Largest holdings of the newest report',
);
export const fundIndexes = post<OfOneFund, s.FundIndex[]>(
  '/api/thirdFund/mfinaindex',
  'Financial indices of a fund by report, newest first',
);
/** New: the chart of a fund and of a comparison (FUND-2, FUND-3). */
export const fundCurves = post<In<typeof s.FundCurvesRequest>, s.FundCurves>(
  '/api/thirdFund/curves',
  'Cumulative return of up to four funds from one common day',
);
/** New: the risk and return of all funds (FUND-1), and the year of the one that is looked at. */
export const fundField = post<In<typeof s.FundFieldRequest>, s.FundField>(
  '/api/thirdFund/field',
  'Risk and return over one year of all funds',
);
export const fundYear = post<OfOneFund, s.FundYear>('/api/thirdFund/year', 'One year of a fund, day by day');
/** New: a fund among its peers, its risk, months and quarters (FUND-2). */
export const fundStanding = post<In<typeof standing.FundStandingRequest>, standing.FundStanding>(
  '/api/thirdFund/standing',
  'A fund among its peers over a window; its risk, months and quarters',
);
/** New: a regular investment reckoned back (FUND-6). */
export const fundPlan = post<In<typeof standing.FundPlanRequest>, standing.FundPlan>(
  '/api/thirdFund/plan',
  'What a purchase every month would have become',
);

const articles = (family: string, name: string) => ({
  list: post<In<typeof s.FundArticleListRequest>, s.FundArticleList>(
    `/api/${family}/list`,
    `${name}, newest first, pinned ones ahead`,
  ),
  latest: post<In<typeof s.LatestFundArticlesRequest>, s.FundArticleSummary[]>(
    `/api/${family}/queryOrdinary`,
    `The latest ${name.toLowerCase()}, pinned ones left out`,
  ),
  detail: post<In<typeof s.FundArticleRequest>, s.FundArticle>(
    `/api/${family}/detail`,
    `One of the ${name.toLowerCase()} with its neighbours`,
  ),
});
/** The four families of articles (S7-fundnews) by the columns that hold them. */
export const fundNews = articles('thirdFundNews', 'Fund news');
export const fundStudy = articles('thirdFundStudy', 'Lessons for fund investors');
export const fundNotices = articles('thirdFundNotice', 'Fund notices');
export const fundLaws = articles('thirdFundLaws', 'Fund laws and rules');
