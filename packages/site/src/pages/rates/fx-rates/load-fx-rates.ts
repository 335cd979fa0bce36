import { fxHistory, fxQuotes, fxRates } from '@bank/contract';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { rangeOf } from '../../../parts/charts/history/history-range.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import type { FxRatesData } from './fx-rates-data.ts';
import { dayQuotes, ratesHistory } from './late-history.ts';
import { isForeign } from '../../../parts/currency/conversion.ts';
import { USUAL_CURRENCY, USUAL_RANGE, isTime, type FxRange } from './fx-parameters.ts';

export async function loadFxRates({ client, query, signal }: PageRequest): Promise<FxRatesData> {
  const currency = isForeign(query['currency']) ? query['currency'] : USUAL_CURRENCY;
  const range = rangeOf(query[HISTORY_PARAMETERS.range], USUAL_RANGE) as FxRange;
  const isTable = query[HISTORY_PARAMETERS.view] === 'table';
  // The table tells changes from the day before, so its first row needs a day outside the range.
  const window = isTable ? 'ALL' : range;
  const { day: date, time } = query;
  const [fx, points, day, buildFxHistory] = await Promise.all([
    client.call(fxRates, {}, signal),
    client.call(fxHistory, { currency, window }, signal),
    client.call(
      fxQuotes,
      {
        currency,
        ...(date !== undefined && { date }),
        ...(time !== undefined && isTime(time) && { time }),
      },
      signal,
    ),
    fetchHistory(),
  ]);
  const rate = fx.list.find((one) => one.currency === currency);
  return { fx, currency, day, ...buildFxHistory({ rate, points, range, isTable, query }) };
}

/** What draws and reckons histories comes with the navigations that need it: a document brings both along. */
async function fetchHistory() {
  const [{ buildFxHistory }] = await Promise.all([
    import('./build-fx-history.ts'),
    ratesHistory.fetch(),
    dayQuotes.fetch(),
  ]);
  return buildFxHistory;
}
