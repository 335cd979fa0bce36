import type { Language } from '@bank/contract';
import { forms as english } from '../messages/en/forms.ts';
import type { WordsLike } from '../messages/messages.ts';
import { forms as chinese } from '../messages/zh-cn/forms.ts';
import { useSite } from '../state/site-context.ts';

type FormWords = WordsLike<typeof chinese>;

/** They come with the pages that have forms, so that no other page carries them. */
export const FORM_WORDS: Readonly<Record<Language, FormWords>> = { CN: chinese, EN: english };

export function useFormWords(): FormWords {
  return FORM_WORDS[useSite().language];
}
