/** 1 all, 2 elders, 3 youth, 4 new citizens, 5 business owners. */
export const EDU_AUDIENCES = ['1', '2', '3', '4', '5'] as const;
export type EduAudience = (typeof EDU_AUDIENCES)[number];
export const EDU_MEDIA_TYPES = ['TEXT', 'IMAGE', 'VIDEO', 'LINK'] as const;
export type EduMediaType = (typeof EDU_MEDIA_TYPES)[number];
/** The wire's numbers of the kinds, in the same order. */
export const EDU_DATA_TYPES = ['1', '2', '3', '4'] as const;
