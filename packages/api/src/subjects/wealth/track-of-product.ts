import type { Language, WealthTrack } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { trackOf } from './track.ts';
import { wealthIndex } from './wealth-index.ts';

/** What a product reached against its benchmark and what holding it came to; undefined where there is no such product. */
export async function trackOfProduct(
  content: ContentSnapshot,
  language: Language,
  prodCode: string,
): Promise<WealthTrack | undefined> {
  const found = (await wealthIndex(content, language)).byCode.get(prodCode);
  if (found === undefined) return undefined;
  const [history, levels] = await Promise.all([
    content.series('wealth-nav', prodCode),
    content.series('wealth-benchmark', prodCode),
  ]);
  return { prodCode, ...trackOf(history, levels, found.benchmarkPeriods) };
}
