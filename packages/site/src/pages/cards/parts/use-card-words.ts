import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { cards as chinese } from '../../../words/cards/cards/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type CardWords = WordsLike<typeof chinese>;

/** Words of the pages of credit cards; no other page carries them. */
export const cardWords = pageWords<CardWords>({
  CN: () => import('../../../words/cards/cards/zh-cn.ts').then(({ cards }) => cards),
  EN: () => import('../../../words/cards/cards/en.ts').then(({ cards }) => cards),
});

export function useCardWords(): CardWords {
  return cardWords.of(useSite().language);
}
