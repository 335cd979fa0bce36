import { isDay } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { namesOf, recordsOf, type ReleaseContent } from '../checked-record.ts';

/** STAFF-1: what a visitor relies on to tell a seller from a fraud must be unambiguous. */
export function checkStaff(content: ReleaseContent): void {
  if (content.scope !== 'lookups') return;
  const outlets = namesOf(content, 'sales-outlet', 'CN', 'branchName');
  const numbers = new Map<string, string>();
  for (const record of recordsOf(content, 'sales-staff', 'CN')) {
    const { staffNo, branchName, qualifications, productClasses, status } = record.body;
    const report = (path: PropertyKey[], expected: Words, found: Words) =>
      content.report(record, { path, expected, found });

    const first = numbers.get(staffNo.toUpperCase());
    if (first === undefined) numbers.set(staffNo.toUpperCase(), record.key);
    else report(['staffNo'], words`a number of their own (${first} has the same)`, describeFound(staffNo));

    if (!outlets.has(branchName))
      report(['branchName'], words`the name of a sales-outlet`, describeFound(branchName));

    for (const [index, text] of qualifications.entries()) {
      const day = text.slice(text.lastIndexOf('/') + 1);
      if (!isDay(day)) report(['qualifications', index], words`a last day that the calendar has`, quote(day));
    }
    if (status === '0' && productClasses.length > 0) {
      const expected = words`nothing to sell for somebody who sells no longer (status 0)`;
      report(['productClasses'], expected, quote(productClasses.join('|')));
    }
    if (status === '1' && qualifications.length === 0) {
      report(['qualifications'], words`at least one for somebody who may sell (status 1)`, words`none`);
    }
  }
}
