import {
  CHECK_CODE,
  CURRENCIES,
  LETTER_AMOUNT_DIGITS,
  LETTER_NO,
  beijingDay,
  type Currency,
  type Language,
} from '@bank/contract';
import { readCaptcha, type Captcha } from '../../../parts/forms/challenge/read-captcha.ts';
import { describeProblem } from '../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../parts/forms/field-reader.ts';
import { letterWords } from '../../../words/company/letters/words.ts';

/** Fields of the form, in its order; `by` says which of the last two counts. */
export const LETTER_FIELDS = [
  'letterNo',
  'currency',
  'amount',
  'by',
  'issueDate',
  'checkCode',
  'captchaKey',
  'captcha',
] as const;

interface AskedLetter {
  letterNo: string;
  currency: Currency;
  amount: string;
  issueDate?: string;
  checkCode?: string;
}

export interface ReadLetterForm {
  asked: AskedLetter;
  captcha: Captcha;
  problems: FieldProblems;
}

const SMALLEST = '0.01';
const LARGEST = `${'9'.repeat(LETTER_AMOUNT_DIGITS)}.99`;
/** The bank was founded then: an earlier date is a slip. */
const EARLIEST = '1996-01-01';

/** What is typed with the input method of a phone: full-width letters, spaces, dashes of other kinds. */
const typed = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[‐-―−]/g, '-');

/** Reads the form, in the browser and on the server alike. What is asked may only be used when there is no problem. */
export function readLetterForm(values: FieldValues, language: Language, now = Date.now()): ReadLetterForm {
  const words = letterWords.of(language);
  const names: Record<string, string> = {
    letterNo: words['letters.number'],
    currency: words['letters.currency'],
    amount: words['letters.amount'],
    issueDate: words['letters.date'],
    checkCode: words['letters.code'],
  };
  const reader = fieldReader(values, (field, problem) =>
    describeProblem(problem, { language, name: names[field] ?? field }),
  );
  const matching = (field: string, pattern: RegExp, message: string) => {
    // As it is printed.
    const value = typed(values[field]).toUpperCase();
    if (value === '')
      reader.refuse(field, describeProblem({ kind: 'missing' }, { language, name: names[field] ?? field }));
    else if (!pattern.test(value)) reader.refuse(field, message);
    return value;
  };

  const common = {
    letterNo: matching('letterNo', LETTER_NO, words['letters.numberWrong']),
    currency: reader.listed('currency', CURRENCIES) ?? 'CNY',
    amount: reader.decimal('amount', { min: SMALLEST, max: LARGEST, places: 2 }) ?? '',
  };
  const today = beijingDay(now);
  const asked: AskedLetter =
    values['by'] === 'code'
      ? { ...common, checkCode: matching('checkCode', CHECK_CODE, words['letters.codeWrong']) }
      : { ...common, issueDate: reader.day('issueDate', { min: EARLIEST, max: today }) ?? '' };
  const captcha = readCaptcha(values, reader, language);
  return { asked, captcha, problems: reader.problems };
}
