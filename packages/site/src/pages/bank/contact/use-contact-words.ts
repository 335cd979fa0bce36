import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { contact as chinese } from '../../../words/zh-cn/contact.ts';
import { useSite } from '../../../base/state/site-context.ts';

type ContactWords = WordsLike<typeof chinese>;

export const contactWords = pageWords<ContactWords>({
  CN: () => import('../../../words/zh-cn/contact.ts').then(({ contact }) => contact),
  EN: () => import('../../../words/en/contact.ts').then(({ contact }) => contact),
});

export function useContactWords(): ContactWords {
  return contactWords.of(useSite().language);
}
