import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/** New (FB-1): kept before it is acknowledged; the same draft with the same text is kept once. */
export const submitFeedback = post<z.input<typeof s.FeedbackRequest>, s.FeedbackReceipt>(
  '/api/webFeedback/submit',
  { limit: 'form' },
);

/** New (FB-3). What is to be said in words goes to {@link submitFeedback}. */
export const pageOpinion = post<z.input<typeof s.PageOpinionRequest>, true>('/api/webFeedback/page', {
  limit: 'form',
});
