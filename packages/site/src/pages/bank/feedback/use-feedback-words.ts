import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { feedback as chinese } from '../../../words/zh-cn/feedback.ts';
import { useSite } from '../../../base/state/site-context.ts';

type FeedbackWords = WordsLike<typeof chinese>;

export const feedbackWords = pageWords<FeedbackWords>({
  CN: () => import('../../../words/zh-cn/feedback.ts').then(({ feedback }) => feedback),
  EN: () => import('../../../words/en/feedback.ts').then(({ feedback }) => feedback),
});

export function useFeedbackWords(): FeedbackWords {
  return feedbackWords.of(useSite().language);
}
