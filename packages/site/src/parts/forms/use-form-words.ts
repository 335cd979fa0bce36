import type { Language } from '@bank/contract';
import { forms as english } from '../../words/common/forms/en.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import { forms as chinese } from '../../words/common/forms/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

type FormWords = WordsLike<typeof chinese>;

/** They come with the pages that have forms, so that no other page carries them. */
export const FORM_WORDS: Readonly<Record<Language, FormWords>> = { CN: chinese, EN: english };

export function useFormWords(): FormWords {
  return FORM_WORDS[useSite().language];
}
