/** BCP 47, by the language of a call. */
export const LANGUAGE_TAGS = { CN: 'zh-CN', EN: 'en' } as const;
