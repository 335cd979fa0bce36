import { LANGUAGES, type ShareCloses } from '@bank/contract';
import { recordTypes, seriesFields, type RecordBody, type RecordTypeName } from '@bank/contract/schemas';
import type { NewItem, NewRelease } from '@bank/store';
import { aRecord, aRelease } from '@bank/store/testing';

/** For a source of closing prices, which the content does not hold. */
export const CLOSES: ShareCloses = {
  isDemo: false,
  closes: [
    { date: '2026-11-18', close: '5.71' },
    { date: '2026-11-19', close: '5.40' },
  ],
};

/** As both languages have it: nothing here is in words. */
const inBoth = (type: RecordTypeName, key: string, body: object): NewItem[] =>
  LANGUAGES.map((language) =>
    aRecord(type, { key, language }, recordTypes[type].body.parse(body) as RecordBody<typeof type>),
  );
const rate = (currency: string, unit: number, publishTime: string, spotBuy: string) =>
  inBoth('fx-rate', currency, {
    currency,
    currencyName: currency === 'USD' ? '美元' : '日元',
    unit,
    spotBuy,
    cashBuy: '701.40',
    spotSell: '710.12',
    cashSell: '710.50',
    middleRate: '708.21',
    changeRate: '-0.12',
    publishTime,
    sort: 1,
  });

const RATES = [
  ...rate('USD', 100, '2026-11-20T10:00:00+08:00', '707.15'),
  ...rate('JPY', 100000, '2026-11-19T10:30:00+08:00', '4510.00'),
  ...inBoth('deposit-rate', 'one', {
    sort: 1,
    currency: 'CNY',
    kind: 'FIXED',
    termCode: '1Y',
    termName: '一年',
    rate: '1.10',
    effectiveDate: '2026-11-12',
  }),
  ...inBoth('deposit-rate', 'dollars', {
    sort: 1,
    currency: 'USD',
    kind: 'FIXED',
    termCode: '1Y',
    termName: '一年',
    rate: '2.80',
    effectiveDate: '2026-10-12',
  }),
  ...inBoth('deposit-rate', 'pounds', {
    sort: 2,
    currency: 'GBP',
    kind: 'FIXED',
    termCode: '1Y',
    termName: '一年',
    rate: '2.10',
    effectiveDate: '2026-10-12',
  }),
  ...inBoth('loan-rate', 'home', {
    sort: 1,
    kind: 'MORTGAGE',
    termCode: '5Y+',
    termName: '首套',
    home: 'FIRST',
    rate: '3.10',
    basisPoints: -40,
    lprTerm: '5Y',
    effectiveDate: '2026-10-20',
  }),
  ...inBoth('loan-rate', 'lpr', {
    sort: 1,
    kind: 'LPR',
    termCode: '1Y',
    termName: 'LPR',
    rate: '3.00',
    effectiveDate: '2026-11-20',
  }),
];

const FUND = {
  fundCode: '009126',
  fundName: '远岫稳健债券 A',
  fundType: '03',
  riskLevel: 'R2',
  status: '0',
  companyCode: 'C1',
  minAmount: '10',
  buyRate: '0.80',
  purchasable: '1',
  redeemable: '1',
  sort: 1,
};
const FIGURES: Readonly<Record<string, string>> = {
  Y1: '6.05',
  unitNav: '1.0605',
  stdDev: '3.10',
  maxDrawdown: '-8.00',
};
const HOLDING = { stockName: '江陵电力', amount: '1000', shares: '20', reportDate: '2026-09-30' };
/** Something for every table that visitors can take away, on 20 November 2026. */
export const RELEASES: readonly NewRelease[] = [
  aRelease({
    scope: 'rates',
    items: RATES,
    series: [
      {
        type: 'fx-history',
        mode: 'full',
        points: [
          { key: 'USD', date: '2026-11-18', values: ['708.00', '707.00', '', '', ''] },
          { key: 'USD', date: '2026-11-19', values: ['708.21', '707.15', '710.12', '701.40', '710.50'] },
        ],
      },
      {
        type: 'fx-day',
        mode: 'full',
        points: [
          { key: 'USD', date: '2026-11-18', values: ['09:00:00 1 2 3 4 5'] },
          {
            key: 'USD',
            date: '2026-11-19',
            values: ['09:00:00 708.21 707.15 710.12 701.40 -;10:00:00 709.21 708.15 711.12 702.40 711.50'],
          },
        ],
      },
    ],
  }),
  aRelease({
    scope: 'funds',
    items: [
      ...inBoth('fund', '009126', FUND),
      ...inBoth('fund-profile', '009126', {
        fundCode: '009126',
        fullName: '远岫稳健',
        subType: '债券型',
        setupDate: '2025-11-18',
        custodian: '北曜银行',
        scale: '4126000000.00',
        scaleDate: '2026-09-30',
        benchmark: '略',
        benchmarkParts: [],
        strategy: '略',
        scopeText: '略',
        dividendPolicy: '略',
        buyConfirm: 'T+1',
        redeemArrival: 'T+3',
        issue: { raiseStart: '2025-10-20', raiseEnd: '2025-11-07', raiseAmount: '', unitPrice: '1.0000' },
        fees: [{ feeType: 'PURCHASE', rate: '0.80' }],
        dividends: [],
        holdings: [
          { ...HOLDING, stockCode: '600001', ratio: '4.66', changeRatio: '0.20' },
          { ...HOLDING, stockCode: '600002', ratio: '3.10' },
        ],
        indices: [],
      }),
    ],
    series: [
      {
        type: 'fund-nav',
        mode: 'full',
        points: [
          { key: '009126', date: '2026-09-30', values: ['1.0000', '', '', '', ''] },
          { key: '009126', date: '2026-10-30', values: ['1.0500', '', '', '', ''] },
          { key: '009126', date: '2026-11-19', values: ['1.0605', '', '', '', ''] },
        ],
      },
      {
        type: 'fund-measure',
        mode: 'full',
        points: [
          {
            key: '009126',
            date: '2026-11-19',
            values: seriesFields('fund-measure').map((field) => FIGURES[field] ?? ''),
          },
        ],
      },
    ],
  }),
  aRelease({
    scope: 'wealth',
    items: inBoth('wealth-product', 'tx1', {
      sort: 1,
      prodCode: 'TX1',
      prodName: '天璇',
      registerCode: 'Z7001626TX1',
      wealthType: '1',
      riskLevel: 'R2',
      status: '3',
      operateMode: 'OPEN',
      saleMode: 'OWN',
      organCode: 'BYWM',
      organName: '北曜理财',
      currency: 'CNY',
      minAmount: '1',
      stepAmount: '1',
      termDays: 365,
      termBucket: 'T4',
      benchmarkText: '业绩比较基准',
      benchmarkPeriods: [{ from: '2025-01-01', to: '2026-01-01', low: '2.50', high: '2.90' }],
      dealingText: '定期开放',
      customerType: 'PERSONAL',
      documents: [],
    }),
    series: [
      {
        type: 'wealth-nav',
        mode: 'full',
        points: [
          { key: 'TX1', date: '2025-01-01', values: ['1.0000', '1.0000'] },
          { key: 'TX1', date: '2026-01-01', values: ['1.0240', '1.0240'] },
        ],
      },
    ],
  }),
  aRelease({
    scope: 'lookups',
    items: [
      ...inBoth('fee-version', '2026-10-15', { effectiveDate: '2026-10-15', summary: '新版' }),
      ...inBoth('fee', 'cd1', {
        feeCode: 'CD001',
        category: 'CARD',
        itemName: '借记卡年费',
        serviceContent: '服务内容',
        priceText: '10 元/年',
        discountText: '首年免',
        pricing: '2',
        customerType: 'PERSONAL',
        effectiveDate: '2026-10-15',
        scope: '全部网点',
        basisDoc: '发改价格〔2014〕268 号',
      }),
    ],
  }),
  aRelease({
    items: [
      ...['2024', '2025'].flatMap((year) =>
        inBoth('key-figures', year, {
          year,
          items: [{ code: 'NET_PROFIT', name: '归母净利润', unit: '亿元', value: '270.6' }],
        }),
      ),
      ...inBoth('dividend', '2025', {
        year: '2025',
        perTenShares: '3.30',
        total: '69.8',
        unit: '亿元',
        payoutRatio: '26.0',
        recordDate: '2026-11-18',
        exDate: '2026-11-19',
        payDate: '2026-11-19',
      }),
    ],
  }),
];
