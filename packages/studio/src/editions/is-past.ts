const MINUTE_MS = 60_000;

/** The field of a form has no seconds, so the minute that runs is not past. */
export const isPast = (moment: number, now = Date.now()) => moment < now - (now % MINUTE_MS);
