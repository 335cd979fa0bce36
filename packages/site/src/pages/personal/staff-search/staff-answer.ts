import { salesStaff, type Client, type Language, type SalesStaff } from '@bank/contract';
import { asked, type Asked } from '../../../parts/forms/challenge/asked.ts';
import type { ReadStaffForm } from './staff-form.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';

export type StaffAnswer = Asked<SalesStaff[]>;

/** Asks, and words whatever it was refused with. Rejects only when `signal` was aborted. */
export function askForStaff(
  client: Client,
  { search, captcha }: Pick<ReadStaffForm, 'search' | 'captcha'>,
  language: Language,
  signal?: AbortSignal,
): Promise<StaffAnswer> {
  const words = staffWords.of(language);
  return asked(client.call(salesStaff, { ...search, ...captcha }, signal), {
    language,
    signal,
    words: {
      network: words['staff.network'],
      failed: words['staff.failed'],
      tooMany: words['staff.tooMany'],
    },
  });
}
