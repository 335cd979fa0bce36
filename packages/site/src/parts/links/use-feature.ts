import type { Feature } from '@bank/contract';
import { useSite } from '../../base/state/site-context.ts';
import { bankFacts } from '../../words/loading/bank-facts.ts';

/** Whether the bank has this part of the site: what leads to one that is off is not drawn. */
export function useFeature(feature: Feature): boolean {
  return bankFacts(useSite().language).has(feature);
}
