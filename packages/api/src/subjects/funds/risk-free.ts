import type { RecordBody } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';

type DepositRate = RecordBody<'deposit-rate'>;

/**
 * The bank's own rates of a one-year deposit in yuan, newest first: what money earns here without risk, so what a
 * Sharpe ratio measures against. The one for the smallest amount where there are several.
 */
const yearDeposits = perSnapshot(async (content): Promise<DepositRate[]> => {
  const rates = await content.list('deposit-rate', 'CN');
  return rates
    .map(({ body }) => body)
    .filter(({ currency, kind, termCode }) => currency === 'CNY' && kind === 'FIXED' && termCode === '1Y')
    .sort(
      (a, b) =>
        (a.effectiveDate < b.effectiveDate ? 1 : a.effectiveDate > b.effectiveDate ? -1 : 0) ||
        Number(a.minAmount) - Number(b.minAmount),
    );
});

/** Per cent a year, in force on a day; the oldest that is known for a day before it, undefined where there is none. */
export async function riskFreeOn(
  content: Parameters<typeof yearDeposits>[0],
  day: string,
): Promise<string | undefined> {
  const rates = await yearDeposits(content, 'CN');
  return (rates.find(({ effectiveDate }) => effectiveDate <= day) ?? rates.at(-1))?.rate;
}
