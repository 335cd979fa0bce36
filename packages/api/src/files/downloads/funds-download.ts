import { z } from 'zod';
import { FUND_TYPE_NAMES, FUND_WINDOWS, type FundStatusCode, type Language } from '@bank/contract';
import { fundStatuses as english } from '@bank/contract/names/en/fund-statuses';
import { fundStatuses as chinese } from '@bank/contract/names/zh-cn/fund-statuses';
import { FundListRequest } from '@bank/contract/schemas';
import { findFunds } from '../../subjects/funds/find-funds.ts';
import { fundIndex } from '../../subjects/funds/fund-index.ts';
import { defineDownload } from './download.ts';
import { commaList } from './comma-list.ts';
import { WINDOW_NAMES } from './fund-window-names.ts';
import { NAV_COLUMNS, navCells } from './fund-nav-columns.ts';

interface Names {
  file: string;
  header: readonly string[];
  status: Readonly<Record<FundStatusCode, string>>;
}

const NAMES: Readonly<Record<Language, Names>> = {
  CN: {
    file: '基金列表',
    header: [
      '基金代码',
      '基金名称',
      '类型',
      '风险等级',
      '状态',
      '基金公司',
      ...NAV_COLUMNS.CN,
      ...FUND_WINDOWS.map((window) => `${WINDOW_NAMES.CN[window]}（%）`),
      '起购金额（元）',
      '申购费率（%）',
      '本行费率（%）',
      '近 1 年波动率（%）',
      '近 1 年最大回撤（%）',
      '近 1 年夏普比率',
      '规模（元）',
      '成立日期',
    ],
    status: chinese,
  },
  EN: {
    file: 'Funds',
    header: [
      'Code',
      'Name',
      'Type',
      'Risk level',
      'Status',
      'Company',
      ...NAV_COLUMNS.EN,
      ...FUND_WINDOWS.map((window) => `${WINDOW_NAMES.EN[window]} (%)`),
      'Minimum (CNY)',
      'Subscription fee (%)',
      'Our fee (%)',
      'Volatility, 1 year (%)',
      'Maximum drawdown, 1 year (%)',
      'Sharpe ratio, 1 year',
      'Net assets (CNY)',
      'Established',
    ],
    status: english,
  },
};

/** Orders under the names that the page's address has for them. */
const ORDERS = {
  return: 'RETURN',
  day: 'DAY_RATE',
  nav: 'UNIT_NAV',
  acc: 'ACC_NAV',
  yield: 'SEVEN_DAY_YIELD',
  income: 'TEN_THOUSAND_INCOME',
  fee: 'BUY_RATE',
  date: 'NAV_DATE',
  fall: 'DRAWDOWN',
  sharpe: 'SHARPE',
  scale: 'SCALE',
  age: 'AGE',
  code: 'CODE',
} as const;
type OrderName = keyof typeof ORDERS;
const DIRECTIONS = { up: 'ASC', down: 'DESC' } as const;
type DirectionName = keyof typeof DIRECTIONS;
const names = Object.keys(ORDERS) as OrderName[];
const Sort = z
  .templateLiteral([z.enum(names), '-', z.enum(Object.keys(DIRECTIONS) as DirectionName[])])
  .default('return-down');

const { keyword, window, fundTypes, companyCodes, riskLevels, themes, status } = FundListRequest.shape;

const FallAtMost = z.coerce.number().int().min(1).max(100).optional();
const YearsAtLeast = z.coerce.number().int().min(1).max(30).optional();
const SizeAtLeast = z.coerce.number().int().min(1).max(10_000).optional();

/** The funds that the page's filters find, all of them, under the page's own parameters (FUND-1). */
export const fundsDownload = defineDownload(
  {
    keyword,
    window,
    sort: Sort,
    type: commaList(fundTypes),
    company: commaList(companyCodes),
    risk: commaList(riskLevels),
    theme: commaList(themes),
    status: commaList(status),
    fall: FallAtMost,
    years: YearsAtLeast,
    size: SizeAtLeast,
  },
  async ({ content }, { language, sort, type, company, risk, theme, fall, years, size, ...limits }) => {
    const index = await fundIndex(content, language);
    const [order, direction] = sort.split('-') as [OrderName, DirectionName];
    const found = findFunds(index, {
      ...limits,
      fundTypes: type,
      companyCodes: company,
      riskLevels: risk,
      themes: theme,
      sortField: ORDERS[order],
      sortOrder: DIRECTIONS[direction],
      fundCodes: [],
      ...(fall !== undefined && { fallAtMost: fall }),
      ...(years !== undefined && { yearsAtLeast: years }),
      ...(size !== undefined && { sizeAtLeast: size }),
    });
    const words = NAMES[language];
    const newest = found.map(({ fund }) => fund.navDate).reduce((a, b) => (b > a ? b : a), '');
    return {
      fileName: `${words.file} ${newest}`.trim(),
      header: words.header,
      rows: found.map(({ fund }) => [
        fund.fundCode,
        fund.fundName,
        FUND_TYPE_NAMES[language][fund.fundType],
        fund.riskLevel,
        words.status[fund.status],
        fund.companyName,
        ...navCells(fund),
        ...FUND_WINDOWS.map((one) => fund.returns[one]),
        fund.minAmount,
        fund.buyRate,
        fund.discountRate ?? fund.buyRate,
        fund.stdDev,
        fund.maxDrawdown,
        fund.sharpe,
        fund.scale,
        fund.setupDate,
      ]),
    };
  },
);
