import { parseDayQuotes } from '@bank/contract';
import { Day, seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: [
    '币种',
    '日期',
    '时间',
    '单位',
    '中间价（元）',
    '现汇买入价',
    '现汇卖出价',
    '现钞买入价',
    '现钞卖出价',
  ],
  EN: [
    'Currency',
    'Date',
    'Time',
    'Units',
    'Middle rate (CNY)',
    'Spot buy',
    'Spot sell',
    'Cash buy',
    'Cash sell',
  ],
} as const;
const NAMES = { CN: '全天报价', EN: 'quotes of' } as const;

/** Every quote of a currency on a day, the newest with quotes unless one is asked for; times in Asia/Shanghai (FX-5). */
export const fxQuotesDownload = defineDownload(
  { currency: seriesTypes['fx-day'].key, date: Day.optional() },
  async ({ content }, { currency, date, language }) => {
    const [days, rates] = await Promise.all([
      content.series('fx-day', currency, date === undefined ? { last: 1 } : { from: date, to: date }),
      content.list('fx-rate', language),
    ]);
    const [day] = days;
    const rate = rates.find(({ body }) => body.currency === currency);
    if (day === undefined || rate === undefined)
      throw new NotFound(`There are no quotes of "${currency}" on ${date ?? 'any day'}`);
    return {
      fileName: `${currency} ${NAMES[language]} ${day.date}`,
      header: HEADER[language],
      rows: parseDayQuotes(day.quotes).map((quote) => [
        currency,
        day.date,
        quote.time,
        String(rate.body.unit),
        quote.middleRate,
        quote.spotBuy,
        quote.spotSell,
        quote.cashBuy,
        quote.cashSell,
      ]),
    };
  },
);
