import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { letters as chinese } from '../../../words/company/letters/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type LetterWords = WordsLike<typeof chinese>;

export const letterWords = pageWords<LetterWords>({
  CN: () => import('../../../words/company/letters/zh-cn.ts').then(({ letters }) => letters),
  EN: () => import('../../../words/company/letters/en.ts').then(({ letters }) => letters),
});

export function useLetterWords(): LetterWords {
  return letterWords.of(useSite().language);
}
