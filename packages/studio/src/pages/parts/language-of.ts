/** For `lang`: what people write is in Chinese or in English, whatever language its page is in. */
export const languageOf = (text: string): string | undefined => {
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN';
  return /[a-z]/i.test(text) ? 'en' : undefined;
};
