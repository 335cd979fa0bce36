import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { contact as chinese } from '../../messages/zh-cn/contact.ts';
import { useSite } from '../../state/site-context.ts';

type ContactWords = WordsLike<typeof chinese>;

export const contactWords = pageWords<ContactWords>({
  CN: () => import('../../messages/zh-cn/contact.ts').then(({ contact }) => contact),
  EN: () => import('../../messages/en/contact.ts').then(({ contact }) => contact),
});

export function useContactWords(): ContactWords {
  return contactWords.of(useSite().language);
}
