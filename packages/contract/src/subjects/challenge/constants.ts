/** Forms that ask for a verification code; a code asked for by one is refused by the others. */
export const CHALLENGE_FORMS = ['staff', 'feedback', 'letter'] as const;
export type ChallengeForm = (typeof CHALLENGE_FORMS)[number];

/** FB-4. SEC-18 would end it after 180 s; who reads slowly needs the five minutes. */
export const CHALLENGE_LIFE_MS = 300_000;
export const CAPTCHA_LONGEST = 12;
