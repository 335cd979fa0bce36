import { beijingMoment, withQuote } from '@bank/contract';
import type { ContentWriter, NewPoint, NewSeries } from '@bank/store';
import type { RecordBody } from '@bank/contract/schemas';
import type { CheckedRecord } from '../../check/checked-record.ts';

const TYPE = 'fx-day';

/**
 * What a feed of exchange rates adds to the quotes of their day: visitors can ask what the quote was at any time. A day
 * that the history has left behind takes no more quotes this way; it is corrected by a file of its own.
 */
export async function fedQuotes(
  writer: ContentWriter,
  basis: number,
  fed: readonly CheckedRecord[],
): Promise<NewSeries[]> {
  const rates = fed
    .filter(({ type, language }) => type === 'fx-rate' && language === 'CN')
    .map(({ body }) => body as RecordBody<'fx-rate'>);
  const newest = await writer.latest(
    basis,
    TYPE,
    rates.map(({ currency }) => currency),
  );
  const points = rates.flatMap((rate): NewPoint[] => {
    const { currency: key, publishTime, middleRate, spotBuy, spotSell, cashBuy, cashSell } = rate;
    if ([middleRate, spotBuy, spotSell, cashBuy, cashSell].every((figure) => figure === '')) return [];
    const clocks = beijingMoment(Date.parse(publishTime));
    const date = clocks.slice(0, 10);
    const last = newest.get(key);
    if (last !== undefined && last.date > date) return [];
    const time = clocks.slice(11, 19);
    const before = last?.date === date ? last.quotes : undefined;
    const quotes = withQuote(before, { time, middleRate, spotBuy, spotSell, cashBuy, cashSell });
    return quotes === before ? [] : [{ key, date, values: [quotes] }];
  });
  return points.length === 0 ? [] : [{ type: TYPE, mode: 'append', points }];
}
