import { STAFF_NAME, STAFF_NO, type Language } from '@bank/contract';
import { readCaptcha, type Captcha } from '../../../parts/forms/challenge/read-captcha.ts';
import { describeProblem } from '../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../parts/forms/field-reader.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';

/** Fields of the form, in its order; `by` says which of the two ways counts. */
export const STAFF_FIELDS = ['by', 'staffNo', 'staffName', 'branchName', 'captchaKey', 'captcha'] as const;

type StaffSearch = { staffNo: string } | { staffName: string; branchName: string };

export interface ReadStaffForm {
  search: StaffSearch;
  captcha: Captcha;
  problems: FieldProblems;
}

/** What is typed with the input method of a phone: full-width letters, spaces at the ends. */
const typed = (text: string | undefined) => (text ?? '').normalize('NFKC').trim();

/** Reads the form, in the browser and on the server alike. The search may only be used when there is no problem. */
export function readStaffForm(
  values: FieldValues,
  language: Language,
  outlets: readonly string[],
): ReadStaffForm {
  const words = staffWords.of(language);
  const names: Record<string, string> = {
    staffNo: words['staff.number'],
    staffName: words['staff.name'],
    branchName: words['staff.outlet'],
  };
  const describe = (field: string, kind: 'missing' | 'notListed') =>
    describeProblem({ kind }, { language, name: names[field] ?? field });
  const reader = fieldReader(values, (field, problem) =>
    describeProblem(problem, { language, name: names[field] ?? field }),
  );
  const matching = (field: string, pattern: RegExp, message: string) => {
    const value = typed(values[field]);
    if (value === '') reader.refuse(field, describe(field, 'missing'));
    else if (!pattern.test(value)) reader.refuse(field, message);
    return value;
  };

  const search: StaffSearch =
    values['by'] === 'name'
      ? {
          staffName: matching('staffName', STAFF_NAME, words['staff.nameWrong']),
          branchName: reader.listed('branchName', outlets) ?? '',
        }
      : { staffNo: matching('staffNo', STAFF_NO, words['staff.numberWrong']) };
  const captcha = readCaptcha(values, reader, language);
  return { search, captcha, problems: reader.problems };
}
