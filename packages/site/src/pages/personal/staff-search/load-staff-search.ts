import { salesOutlets, type SalesOutlet, type SalesStaff } from '@bank/contract';
import { answerPosted, type SentForm } from '../../../parts/forms/challenge/answer-posted.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { askForStaff } from './staff-answer.ts';
import { readStaffForm } from './staff-form.ts';

export interface StaffSearchData {
  outlets: SalesOutlet[];
  /** The form as it was sent without script, and what came of it. */
  sent?: SentForm<SalesStaff[]>;
}

export async function loadStaffSearch(request: PageRequest): Promise<StaffSearchData> {
  const { client, language, posted, signal } = request;
  const outlets = await client.call(salesOutlets, {}, signal);
  if (posted === undefined) return { outlets };
  const names = outlets.map(({ branchName }) => branchName);
  const read = readStaffForm(posted, language, names);
  const sent = await answerPosted({
    client,
    form: 'staff',
    posted,
    problems: read.problems,
    send: () => askForStaff(client, read, language),
  });
  return { outlets, sent: { ...sent, values: { by: posted['by'], ...read.search } } };
}
