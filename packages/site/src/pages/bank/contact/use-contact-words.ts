import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { contact as chinese } from '../../../words/bank/contact/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type ContactWords = WordsLike<typeof chinese>;

export const contactWords = pageWords<ContactWords>({
  CN: () => import('../../../words/bank/contact/zh-cn.ts').then(({ contact }) => contact),
  EN: () => import('../../../words/bank/contact/en.ts').then(({ contact }) => contact),
});

export function useContactWords(): ContactWords {
  return contactWords.of(useSite().language);
}
