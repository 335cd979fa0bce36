import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: ['币种', '日期', '单位', '中间价（元）', '现汇买入价', '现汇卖出价', '现钞买入价', '现钞卖出价'],
  EN: ['Currency', 'Date', 'Units', 'Middle rate (CNY)', 'Spot buy', 'Spot sell', 'Cash buy', 'Cash sell'],
} as const;
const NAMES = { CN: '外汇牌价', EN: 'exchange rates' } as const;

/** The closing rates of one currency, yuan for the number of units that each row names, oldest first (FX-5). */
export const fxHistoryDownload = defineDownload(
  { currency: seriesTypes['fx-history'].key },
  async ({ content }, { currency, language }) => {
    const [points, rates] = await Promise.all([
      content.series('fx-history', currency),
      content.list('fx-rate', language),
    ]);
    const last = points.at(-1);
    const rate = rates.find(({ body }) => body.currency === currency);
    if (last === undefined || rate === undefined) throw new NotFound(`There is no history of "${currency}"`);
    const unit = String(rate.body.unit);
    return {
      fileName: `${currency} ${NAMES[language]} ${last.date}`,
      header: HEADER[language],
      rows: points.map((point) => [
        currency,
        point.date,
        unit,
        point.middleRate,
        point.spotBuy,
        point.spotSell,
        point.cashBuy,
        point.cashSell,
      ]),
    };
  },
);
