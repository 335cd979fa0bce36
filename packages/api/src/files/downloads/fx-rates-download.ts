import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: [
    '币种',
    '名称',
    '单位',
    '现汇买入价（元）',
    '现钞买入价',
    '现汇卖出价',
    '现钞卖出价',
    '中间价',
    '较昨收（%）',
    '发布时间',
  ],
  EN: [
    'Currency',
    'Name',
    'Units',
    'Spot buy (CNY)',
    'Cash buy',
    'Spot sell',
    'Cash sell',
    'Middle rate',
    'Change (%)',
    'Published',
  ],
} as const;
const NAMES = { CN: '今日外汇牌价', EN: 'exchange rates today' } as const;

/** The rates that visitors see now, yuan for the number of units that each row names (FX-1). */
export const fxRatesDownload = defineDownload({}, async ({ content }, { language }) => {
  const rates = (await content.list('fx-rate', language)).map(({ body }) => body);
  const newest = rates
    .map(({ publishTime }) => publishTime)
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new NotFound('No exchange rates have been published');
  return {
    fileName: `${NAMES[language]} ${newest.slice(0, 10)}`,
    header: HEADER[language],
    rows: rates.map((rate) => [
      rate.currency,
      rate.currencyName,
      String(rate.unit),
      rate.spotBuy,
      rate.cashBuy,
      rate.spotSell,
      rate.cashSell,
      rate.middleRate,
      rate.changeRate,
      rate.publishTime,
    ]),
  };
});
