import type { Language } from '@bank/contract';
import { i18nDemo as english } from '../../../words/common/i18n-demo/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { i18nDemo as chinese } from '../../../words/common/i18n-demo/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type I18nWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, I18nWords> = { CN: chinese, EN: english };

export function useI18nWords(): I18nWords {
  return WORDS[useSite().language];
}
