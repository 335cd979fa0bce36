import { momentInBeijing, parseDayQuotes } from '@bank/contract';
import type { HandlersOf } from '../../base/handler.ts';
import { NotFound } from '../../base/problems.ts';
import { windowStart } from './fx-window.ts';
import { depositTables, loanTables, lprMonths } from './rate-tables.ts';

const DAYS_KNOWN = 30;

function toQuotes({ date, quotes }: { date: string; quotes: string }) {
  return parseDayQuotes(quotes).map(({ time, ...rates }) => ({
    publishTime: momentInBeijing(date, time),
    ...rates,
  }));
}

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

  /** Before a day's first quote the last one of the day before is in force. */
  async fxQuotes({ content }, { currency, date, time }) {
    const known = await content.series('fx-day', currency, { last: DAYS_KNOWN });
    const days = known.map((day) => day.date).toReversed();
    const [before, day] = await content
      .series('fx-day', currency, {
        ...(date !== undefined && { to: date }),
        last: 2,
      })
      .then((found) => (found.length === 2 ? found : [undefined, ...found]));
    const shown = date ?? day?.date;
    const isOfDay = day !== undefined && day.date === shown;
    const list = isOfDay ? toQuotes(day) : [];
    const previous = isOfDay ? before : day;
    const inForce =
      time === undefined || shown === undefined
        ? undefined
        : [...(previous === undefined ? [] : toQuotes(previous)), ...list].findLast(
            ({ publishTime }) => publishTime <= momentInBeijing(shown, `${time}:59`),
          );
    return { ...(shown !== undefined && { date: shown }), list, ...(inForce && { inForce }), days };
  },

  async depositRates({ content }, { language, currency, effectiveDate }) {
    const tables = await depositTables(content, language);
    if (currency === 'CNY') return tables.DEPOSIT.inForce(effectiveDate);
    const foreign = tables.FOREIGN_DEPOSIT.inForce(effectiveDate);
    return currency === 'FOREIGN' ? foreign : foreign.filter((rate) => rate.currency === currency);
  },

  /** LPR first, then in the order of the tables. */
  async loanRates({ content }, { language, effectiveDate }) {
    const { LPR, FUND_LOAN, LOAN } = await loanTables(content, language);
    return [LPR, FUND_LOAN, LOAN].flatMap((table) => table.inForce(effectiveDate));
  },

  async lprHistory({ content }, { language, startDate = '', endDate = '9' }) {
    const months = await lprMonths(content, language);
    return months.filter(({ effectiveDate }) => effectiveDate >= startDate && effectiveDate <= endDate);
  },

  async rateDates({ content }, { language, table }) {
    if (table === 'DEPOSIT' || table === 'FOREIGN_DEPOSIT')
      return (await depositTables(content, language))[table].dates;
    return (await loanTables(content, language))[table].dates;
  },

  async goldPrice({ content }, { language }) {
    const [gold] = await content.list('gold-price', language, { limit: 1 });
    return gold?.body ?? null;
  },
} satisfies HandlersOf<
  | 'fxRates'
  | 'fxHistory'
  | 'fxQuotes'
  | 'depositRates'
  | 'loanRates'
  | 'lprHistory'
  | 'rateDates'
  | 'goldPrice'
>;
