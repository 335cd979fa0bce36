import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { cards as chinese } from '../messages/zh-cn/cards.ts';
import { useSite } from '../state/site-context.ts';

export type CardWords = WordsLike<typeof chinese>;

/** Words of the pages of credit cards; no other page carries them. */
export const cardWords = pageWords<CardWords>({
  CN: () => import('../messages/zh-cn/cards.ts').then(({ cards }) => cards),
  EN: () => import('../messages/en/cards.ts').then(({ cards }) => cards),
});

export function useCardWords(): CardWords {
  return cardWords.of(useSite().language);
}
