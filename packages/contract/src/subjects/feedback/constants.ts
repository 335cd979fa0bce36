/** 1 product, 2 service, 3 website, 4 branch, 5 complaint, 6 praise, 9 other. */
export const FEEDBACK_TYPES = ['1', '2', '3', '4', '5', '6', '9'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** FB-1, in characters. */
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
