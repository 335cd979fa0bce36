import type { CreditCard } from '@bank/contract';
import { cardFee } from './card-names.ts';
import type { CardWords } from '../../../words/cards/cards/words.ts';

/** A named fact of a card, in words. */
interface CardFact {
  label: string;
  text: string;
}

/** What a card costs; what is the same for every card stands here too, because it is what a holder pays. */
export function cardCosts(card: CreditCard, words: CardWords): CardFact[] {
  const { waiverRule, waiver, conversionRate } = card;
  return [
    { label: words.waiver, text: cardFee(card, words) },
    { label: words.waiverRule, text: waiverRule },
    {
      label: words.supplementary,
      text: waiver === 'FREE' ? words.supplementaryFree : words.supplementaryFee,
    },
    { label: words.interest, text: words.interestText },
    { label: words.interestFree, text: words.interestFreeText },
    { label: words.cash, text: words.cashText },
    {
      label: words.conversion,
      text: /[1-9]/.test(conversionRate) ? words.conversionCharged(conversionRate) : words.conversionFree,
    },
  ];
}
