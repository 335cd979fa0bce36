export const ACTIVITY_STATUSES = ['CURRENT', 'UPCOMING', 'ENDED'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
