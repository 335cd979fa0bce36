import type { Language } from '@bank/contract';
import { staff as english } from '../../../words/personal/staff/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { staff as chinese } from '../../../words/personal/staff/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type StaffWords = WordsLike<typeof chinese>;

export const STAFF_WORDS: Readonly<Record<Language, StaffWords>> = { CN: chinese, EN: english };

export function useStaffWords(): StaffWords {
  return STAFF_WORDS[useSite().language];
}
