import { fxHistory, type Client, type FxRates } from '@bank/contract';
import { changedCurrencies } from './changed-figures.ts';

/** Closing spot buying rates of the last month by currency, oldest first. */
export type Trends = Readonly<Record<string, readonly string[]>>;

/** The month behind each currency that has changed. */
export async function loadTrends(
  client: Client,
  fx: Promise<FxRates>,
  signal: AbortSignal | undefined,
): Promise<Trends> {
  const changed = changedCurrencies(await fx);
  const trends = changed.flatMap(({ currency }) =>
    currency === 'CNY'
      ? []
      : [
          client
            .call(fxHistory, { currency, window: '1M' }, signal)
            .then((days) => [currency, days.flatMap(({ spotBuy }) => spotBuy || [])] as const),
        ],
  );
  return Object.fromEntries(await Promise.all(trends));
}
