import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { feedback as chinese } from '../../messages/zh-cn/feedback.ts';
import { useSite } from '../../state/site-context.ts';

type FeedbackWords = WordsLike<typeof chinese>;

export const feedbackWords = pageWords<FeedbackWords>({
  CN: () => import('../../messages/zh-cn/feedback.ts').then(({ feedback }) => feedback),
  EN: () => import('../../messages/en/feedback.ts').then(({ feedback }) => feedback),
});

export function useFeedbackWords(): FeedbackWords {
  return feedbackWords.of(useSite().language);
}
