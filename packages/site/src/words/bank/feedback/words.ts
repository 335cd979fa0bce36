import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { feedback as chinese } from './zh-cn.ts';

export type FeedbackWords = WordsLike<typeof chinese>;

export const feedbackWords = fetchedWords<FeedbackWords>({
  CN: () => import('./zh-cn.ts').then(({ feedback }) => feedback),
  EN: () => import('./en.ts').then(({ feedback }) => feedback),
});
