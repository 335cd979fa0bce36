import { SITE_PATH } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { FeedbackBanner } from './FeedbackBanner.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';
import { loadFeedback } from './load-feedback.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';

/** /bobbank/feedback and its English twin (FB-1, FB-2); `from` is the page that the visitor wants to speak about. */
export const page = definePage({
  parameters: { from: (value) => (SITE_PATH.test(value) ? value : undefined) },
  takesForm: true,
  words: [feedbackWords],
  load: loadFeedback,
  head: (_data, { query }) => ({
    // Any path may stand there, and none of them is worth keeping.
    isOneVisitors: query['from'] !== undefined,
  }),
  Page: FeedbackPage,
  Banner: FeedbackBanner,
});
