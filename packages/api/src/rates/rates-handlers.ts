import type { HandlersOf } from '../handlers.ts';
import { NotFound } from '../problems.ts';

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
} satisfies HandlersOf<'fxRates' | 'depositRates' | 'loanRates' | 'goldPrice'>;
