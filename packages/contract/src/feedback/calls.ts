import type { z } from 'zod';
import { post } from '../base/endpoint.ts';
import type * as s from './schemas.ts';

/** Product guide 4.7, in characters. */
export const FEEDBACK_SHORTEST = 10;
export const FEEDBACK_LONGEST = 500;
export const FEEDBACK_NAME_LONGEST = 40;
/** A mobile number, or a fixed line with its area code and, if it has one, its extension: `010-66000001-12`. */
export const FEEDBACK_PHONE = /^(?:1\d{10}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/;
export const FEEDBACK_EMAIL = /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/;
/** The page that a remark is about. */
export const SITE_PATH = /^\/(?!\/)[\w\-./?=&%,~+]{0,300}$/;
/** Nobody can be answered without one, and a complaint must be (103005: within 3 working days). */
export const FEEDBACK_COMPLAINT = '5';

/** As a reader counts: `曜👍` → 2. */
export const lengthInCharacters = (text: string): number => Array.from(text).length;

/** New, product guide 4.6: kept before it is acknowledged; the same draft with the same text is kept once. */
export const submitFeedback = post<z.input<typeof s.FeedbackRequest>, s.FeedbackReceipt>(
  '/api/webFeedback/submit',
  'An opinion, complaint or praise, with a verification code; answers with its reference number',
  { limit: 'form' },
);

/** New, product guide 4.6 (FB-3). What is to be said in words goes to {@link submitFeedback}. */
export const pageOpinion = post<z.input<typeof s.PageOpinionRequest>, true>(
  '/api/webFeedback/page',
  'Whether a page was useful; counted by page and day, without anything about the visitor',
  { limit: 'form' },
);
