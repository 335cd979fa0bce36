import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { feedback as chinese } from '../../../words/bank/feedback/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type FeedbackWords = WordsLike<typeof chinese>;

export const feedbackWords = pageWords<FeedbackWords>({
  CN: () => import('../../../words/bank/feedback/zh-cn.ts').then(({ feedback }) => feedback),
  EN: () => import('../../../words/bank/feedback/en.ts').then(({ feedback }) => feedback),
});

export function useFeedbackWords(): FeedbackWords {
  return feedbackWords.of(useSite().language);
}
