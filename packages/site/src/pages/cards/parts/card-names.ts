import type { CreditCard } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import type { CardWords } from '../../../words/cards/cards/words.ts';

/** `银联 · 金卡`. */
export function cardKind({ cardOrg, cardLevel }: CreditCard, words: CardWords): string {
  return `${words.orgs[cardOrg] ?? cardOrg} · ${words.levels[cardLevel] ?? cardLevel}`;
}

/** `160 元/年`, `无年费`. */
export function cardFee({ annualFee }: CreditCard, words: CardWords): string {
  return /[1-9]/.test(annualFee) ? words.fee(formatDecimal(annualFee)) : words.noFee;
}

/** `刷满 5 次，次年 0 元`; where no number decides, the rule itself. */
export function waiverInShort({ waiver, waiverTarget, waiverRule }: CreditCard, words: CardWords): string {
  if (waiver === 'TIMES') return words.waivedByTimes(Number(waiverTarget));
  if (waiver === 'SPEND') return words.waivedBySpend(formatDecimal(waiverTarget));
  return waiverRule;
}
