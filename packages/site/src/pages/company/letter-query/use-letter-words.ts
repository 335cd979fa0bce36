import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { letters as chinese } from '../../../words/zh-cn/letters.ts';
import { useSite } from '../../../base/state/site-context.ts';

type LetterWords = WordsLike<typeof chinese>;

export const letterWords = pageWords<LetterWords>({
  CN: () => import('../../../words/zh-cn/letters.ts').then(({ letters }) => letters),
  EN: () => import('../../../words/en/letters.ts').then(({ letters }) => letters),
});

export function useLetterWords(): LetterWords {
  return letterWords.of(useSite().language);
}
