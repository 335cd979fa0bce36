import type { Language } from '@bank/contract';
import { i18nDemo as english } from '../../../words/en/i18n-demo.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { i18nDemo as chinese } from '../../../words/zh-cn/i18n-demo.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type I18nWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, I18nWords> = { CN: chinese, EN: english };

export function useI18nWords(): I18nWords {
  return WORDS[useSite().language];
}
