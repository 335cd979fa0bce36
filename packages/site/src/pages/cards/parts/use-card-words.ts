import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { cards as chinese } from '../../../words/zh-cn/cards.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type CardWords = WordsLike<typeof chinese>;

/** Words of the pages of credit cards; no other page carries them. */
export const cardWords = pageWords<CardWords>({
  CN: () => import('../../../words/zh-cn/cards.ts').then(({ cards }) => cards),
  EN: () => import('../../../words/en/cards.ts').then(({ cards }) => cards),
});

export function useCardWords(): CardWords {
  return cardWords.of(useSite().language);
}
