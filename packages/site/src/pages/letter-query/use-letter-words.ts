import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { letters as chinese } from '../../messages/zh-cn/letters.ts';
import { useSite } from '../../state/site-context.ts';

type LetterWords = WordsLike<typeof chinese>;

export const letterWords = pageWords<LetterWords>({
  CN: () => import('../../messages/zh-cn/letters.ts').then(({ letters }) => letters),
  EN: () => import('../../messages/en/letters.ts').then(({ letters }) => letters),
});

export function useLetterWords(): LetterWords {
  return letterWords.of(useSite().language);
}
