import type { Language } from '@bank/contract';
import { staff as english } from '../../../words/en/staff.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { staff as chinese } from '../../../words/zh-cn/staff.ts';
import { useSite } from '../../../base/state/site-context.ts';

type StaffWords = WordsLike<typeof chinese>;

export const STAFF_WORDS: Readonly<Record<Language, StaffWords>> = { CN: chinese, EN: english };

export function useStaffWords(): StaffWords {
  return STAFF_WORDS[useSite().language];
}
