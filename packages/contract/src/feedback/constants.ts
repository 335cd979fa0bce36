/** 1 product, 2 service, 3 website, 4 branch, 5 complaint, 6 praise, 9 other (product guide 4.4). */
export const FEEDBACK_TYPES = ['1', '2', '3', '4', '5', '6', '9'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
