import type { HandlersOf } from '../handlers.ts';
import { NotFound } from '../problems.ts';
import { windowStart } from './fx-window.ts';

export const ratesHandlers = {
  /** `publishTime` is the newest among the rates. */
  async fxRates({ content }, { language, currency }) {
    const list = (await content.list('fx-rate', language)).map(({ body }) => body);
    const publishTime = list
      .map((rate) => rate.publishTime)
      .toSorted()
      .at(-1);
    if (publishTime === undefined) throw new NotFound('No exchange rates have been published');
    return { publishTime, list: list.filter((rate) => currency === undefined || rate.currency === currency) };
  },

  /** A window without a history is empty, like days on which there was no market. */
  async fxHistory({ content }, { currency, window, startDate, endDate }) {
    if (window === undefined || window === 'ALL')
      return content.series('fx-history', currency, {
        ...(startDate !== undefined && { from: startDate }),
        ...(endDate !== undefined && { to: endDate }),
      });
    const newest = (await content.latest('fx-history', [currency])).get(currency);
    const from = newest === undefined ? undefined : windowStart(newest.date, window);
    return from === undefined ? [] : content.series('fx-history', currency, { from });
  },

  async depositRates({ content }, { language, currency }) {
    return (await content.list('deposit-rate', language, { section: currency })).map(({ body }) => body);
  },

  async loanRates({ content }, { language }) {
    return (await content.list('loan-rate', language)).map(({ body }) => body);
  },

  async goldPrice({ content }, { language }) {
    const [gold] = await content.list('gold-price', language, { limit: 1 });
    return gold?.body ?? null;
  },
} satisfies HandlersOf<'fxRates' | 'fxHistory' | 'depositRates' | 'loanRates' | 'goldPrice'>;
