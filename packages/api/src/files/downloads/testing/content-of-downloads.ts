import { LANGUAGES, type Language, type ShareCloses } from '@bank/contract';
import type { NewRelease } from '@bank/store';
import { aRelease } from '@bank/store/testing';
import { aDeposit } from '../../../testing/a-deposit.ts';
import { aFund } from '../../../testing/a-fund.ts';
import { aFundProfile } from '../../../testing/a-fund-profile.ts';
import { aProduct } from '../../../testing/a-product.ts';
import { fundFigures } from '../../../testing/fund-figures.ts';
import { parsedInBoth } from '../../../testing/parsed-record.ts';

/** For a source of closing prices, which the content does not hold. */
export const CLOSES: ShareCloses = {
  isDemo: false,
  closes: [
    { date: '2026-11-18', close: '5.71' },
    { date: '2026-11-19', close: '5.40' },
  ],
};

const rate = (currency: string, unit: number, publishTime: string, spotBuy: string) =>
  parsedInBoth('fx-rate', currency, {
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
  ...LANGUAGES.flatMap((language) => [
    aDeposit('one', { effectiveDate: '2026-11-12' }, language),
    aDeposit('dollars', { currency: 'USD', rate: '2.80', effectiveDate: '2026-10-12' }, language),
    aDeposit('pounds', { currency: 'GBP', rate: '2.10', effectiveDate: '2026-10-12', sort: 2 }, language),
  ]),
  ...parsedInBoth('loan-rate', 'home', {
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
  ...parsedInBoth('loan-rate', 'lpr', {
    sort: 1,
    kind: 'LPR',
    termCode: '1Y',
    termName: 'LPR',
    rate: '3.00',
    effectiveDate: '2026-11-20',
  }),
];

const HOLDING = {
  stockName: '江陵电力',
  kind: 'STOCK' as const,
  amount: '1000',
  shares: '20',
  reportDate: '2026-09-30',
};
const fund = (language: Language) => [
  aFund('009126', { fundName: '远岫稳健债券 A', fundType: '03', riskLevel: 'R2', buyRate: '0.80' }, language),
  aFundProfile(
    '009126',
    {
      fullName: '远岫稳健',
      subType: '债券型',
      scale: '4126000000.00',
      holdings: [
        { ...HOLDING, stockCode: '600001', ratio: '4.66', changeRatio: '0.20' },
        { ...HOLDING, stockCode: '600002', ratio: '3.10' },
      ],
    },
    language,
  ),
];
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
    items: LANGUAGES.flatMap(fund),
    series: [
      {
        type: 'fund-nav',
        mode: 'full',
        points: [
          { key: '009126', date: '2026-06-30', values: ['0.8000', '', '', '', ''] },
          { key: '009126', date: '2026-09-30', values: ['1.0000', '', '', '', ''] },
          { key: '009126', date: '2026-10-30', values: ['1.0500', '', '', '', ''] },
          { key: '009126', date: '2026-11-19', values: ['1.0605', '', '', '', ''] },
        ],
      },
      {
        type: 'fund-measure',
        mode: 'full',
        points: [
          fundFigures('009126', '2026-11-19', {
            Y1: '6.05',
            unitNav: '1.0605',
            stdDev: '3.10',
            maxDrawdown: '-8.00',
          }),
        ],
      },
    ],
  }),
  aRelease({
    scope: 'wealth',
    items: LANGUAGES.map((language) =>
      aProduct(
        'TX1',
        {
          prodName: '天璇',
          termDays: 365,
          termBucket: 'T4',
          benchmarkPeriods: [{ from: '2025-01-01', to: '2026-01-01', low: '2.50', high: '2.90' }],
        },
        language,
      ),
    ),
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
      ...parsedInBoth('fee-version', '2026-10-15', { effectiveDate: '2026-10-15', summary: '新版' }),
      ...parsedInBoth('fee', 'cd1', {
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
        parsedInBoth('key-figures', year, {
          year,
          items: [{ code: 'NET_PROFIT', name: '归母净利润', unit: '亿元', value: '270.6' }],
        }),
      ),
      ...parsedInBoth('dividend', '2025', {
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
