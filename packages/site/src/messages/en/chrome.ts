export const chrome = {} as const;
