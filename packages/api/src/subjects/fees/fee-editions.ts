import type { RecordBody } from '@bank/contract/schemas';
import type { HandlerDeps } from '../../base/handler.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { type FeeEntry, byCode, toFeeEntry } from './fee-entry.ts';

export interface FeeEdition {
  version: RecordBody<'fee-version'>;
  /** The items of this edition, by code. */
  entries: FeeEntry[];
}

/** All editions of the list, newest first, those to come among them. */
export const feeEditions: (content: HandlerDeps['content'], language: 'CN' | 'EN') => Promise<FeeEdition[]> =
  perSnapshot(async (content, language) => {
    const [versions, fees] = await Promise.all([
      content.list('fee-version', language),
      content.list('fee', language),
    ]);
    const histories = [
      ...Map.groupBy(
        fees.map(({ body }) => body),
        (fee) => fee.feeCode,
      ).values(),
    ].map((prices) => prices.toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1)));
    return versions.map(({ body }) => ({
      version: body,
      entries: histories.flatMap((prices) => priceOn(body.effectiveDate, prices)).toSorted(byCode),
    }));
  });

/** The price of an item that stands in the edition of a day, with the one it replaced; none before it began or after it ended. */
function priceOn(day: string, prices: readonly RecordBody<'fee'>[]): FeeEntry[] {
  const index = prices.findLastIndex(({ effectiveDate }) => effectiveDate <= day);
  const price = prices[index];
  if (price === undefined || (price.endDate !== undefined && price.endDate < day)) return [];
  const previous = prices[index - 1]?.priceText;
  const entry = toFeeEntry(price);
  const isChanged = previous !== undefined && previous !== price.priceText;
  return [isChanged ? { ...entry, item: { ...entry.item, previousPrice: previous } } : entry];
}
