import { beijingDay, type Language } from '@bank/contract';
import type { Calls } from '@bank/contract/schemas';
import type { z } from 'zod';
import type { HandlerDeps } from '../../base/handler.ts';
import { keywordMatches } from '../../base/keyword/keyword-matches.ts';
import { NotFound } from '../../base/problems.ts';
import { type FeeEdition, feeEditions } from './fee-editions.ts';
import { type FeeEntry, byName } from './fee-entry.ts';

type FeeRequest = z.output<Calls['feeList']['request']>;
type FeeWish = Pick<FeeRequest, 'keyword' | 'category' | 'pricing' | 'customerType' | 'version' | 'sort'> & {
  language: Language;
};

interface FoundFees {
  editions: readonly FeeEdition[];
  /** The one asked for, else the one in force today. */
  edition: FeeEdition;
  today: string;
  found: FeeEntry[];
  /** Found if no category were asked for; and if no pricing were. */
  ofAnyCategory: FeeEntry[];
  ofAnyPricing: FeeEntry[];
}

export async function findFees({ content }: HandlerDeps, wish: FeeWish): Promise<FoundFees> {
  const today = beijingDay(content.version.at);
  const editions = await feeEditions(content, wish.language);
  const edition = editions.find(({ version: { effectiveDate } }) =>
    wish.version === undefined ? effectiveDate <= today : effectiveDate === wish.version,
  );
  if (edition === undefined) throw new NotFound(`There is no list of fees of ${wish.version ?? today}`);
  const named = edition.entries.filter(
    (entry) => keywordMatches(entry, wish.keyword) && appliesTo(entry, wish.customerType),
  );
  const ofAnyCategory = named.filter(
    ({ item }) => wish.pricing === undefined || item.pricing === wish.pricing,
  );
  const ofAnyPricing = named.filter(
    ({ item }) => wish.category === undefined || item.category === wish.category,
  );
  const found = ofAnyCategory.filter((entry) => ofAnyPricing.includes(entry));
  if (wish.sort === 'name') found.sort(byName(wish.language));
  return { editions, edition, today, found, ofAnyCategory, ofAnyPricing };
}

/** What applies to both is found by either. */
function appliesTo({ item }: FeeEntry, wanted: FeeWish['customerType']): boolean {
  return wanted === undefined || item.customerType === wanted || item.customerType === 'BOTH';
}
