import type { Dividend, ShareCloses } from '@bank/contract';
import { buildHistory, type History } from '../../../../parts/charts/history/build-history.ts';
import { rangeStart, type HistoryRange } from '../../../../parts/charts/history/history-range.ts';
import { historyRows, type HistoryRows } from '../../../../parts/charts/history/history-rows.ts';
import { addDecimals, divideDecimals, multiplyDecimals } from '../../../../base/decimal/arithmetic.ts';

type Close = ShareCloses['closes'][number];

/** A dividend on the day from which the share goes without it. */
export interface ShareDividend {
  date: string;
  /** Yuan a share, before tax. */
  perShare: string;
}

export interface ShareHistory {
  history: History;
  table: HistoryRows;
  /** Of the range. */
  dividends: ShareDividend[];
}

interface ShareHistoryRequest {
  closes: readonly Close[];
  dividends: readonly Pick<Dividend, 'exDate' | 'perTenShares'>[];
  range: HistoryRange;
  page: number;
  order?: string | undefined;
}

/** Enough that a cent of the end is right after ten dividends. */
const PLACES = 10;

/** The prices of a range, what they come to with dividends reinvested, and the dividends themselves. */
export function shareHistory({ closes, dividends, range, page, order }: ShareHistoryRequest): ShareHistory {
  const last = closes.at(-1)?.date;
  const from = last === undefined ? undefined : rangeStart(range, last);
  const shown = from === undefined ? closes : closes.filter(({ date }) => date >= from);
  const paid = dividends
    .map(({ exDate, perTenShares }) => ({ date: exDate, perShare: divideDecimals(perTenShares, '10', 4) }))
    .filter(({ date }) => shown.some((close) => close.date === date) && date !== shown[0]?.date)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const reinvested = withDividends(shown, paid);
  const valueOn = new Map(reinvested.map(({ date, value }) => [date, value]));
  return {
    history: buildHistory({
      lines: [
        { id: 'close', points: shown.map(({ date, close }) => ({ date, value: close })) },
        { id: 'reinvested', points: reinvested },
      ],
      range,
      keep: paid.map(({ date }) => date),
    }),
    table: historyRows({
      points: closes.map(({ date, close }) => ({ date, close, reinvested: valueOn.get(date) ?? '' })),
      fields: ['close', 'reinvested'],
      changeOf: 'close',
      from,
      page,
      order,
    }),
    dividends: paid,
  };
}

/** The price of a share that buys more of itself with each dividend, at the close of the ex-date. */
function withDividends(closes: readonly Close[], dividends: readonly ShareDividend[]) {
  let shares = '1';
  return closes.map(({ date, close }) => {
    const dividend = dividends.find((one) => one.date === date);
    if (dividend !== undefined) {
      const more = divideDecimals(multiplyDecimals(shares, dividend.perShare), close, PLACES);
      shares = addDecimals(shares, more);
    }
    return { date, value: divideDecimals(multiplyDecimals(shares, close), '1', 2) };
  });
}
