import { cardList, type CardList, type CreditCard } from '@bank/contract';
import { loadCards } from '../parts/finder/card-filters.ts';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

export interface CardIntroductionData {
  /** The cards side by side, in the order of the address. */
  compared: CreditCard[];
  /** Codes of the address that are no card's. */
  unknown: string[];
  found: CardList;
}

export async function loadCardIntroduction({
  client,
  query,
  signal,
}: PageRequest): Promise<CardIntroductionData> {
  const codes = chosenIn(query, 'codes');
  const [found, compared] = await Promise.all([
    loadCards(client, query, signal),
    codes.length === 0 ? undefined : client.call(cardList, { cardIds: codes }, signal),
  ]);
  const list = compared?.list ?? [];
  return { compared: list, unknown: codes.filter((code) => list.every(({ id }) => id !== code)), found };
}
