import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { contact as chinese } from './zh-cn.ts';

export type ContactWords = WordsLike<typeof chinese>;

export const contactWords = fetchedWords<ContactWords>({
  CN: () => import('./zh-cn.ts').then(({ contact }) => contact),
  EN: () => import('./en.ts').then(({ contact }) => contact),
});
