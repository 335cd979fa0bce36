import { LANGUAGES, momentInBeijing } from '@bank/contract';
import { describeFound } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** RATE-1: demand, notice, months and years; loans also "over" and "up to" five years. */
const DEPOSIT_TERMS = ['0', '1D', '7D', '1M', '3M', '6M', '1Y', '2Y', '3Y', '5Y'];
const LOAN_TERMS = ['3M', '6M', '1Y', '2Y', '3Y', '5Y', '5Y-', '5Y+', '10Y', '20Y', '30Y', '0'];
/** Per cent a year. A decimal point in the wrong place lies outside; no rate that a bank may charge does. */
const HIGHEST = { 'deposit-rate': 15, 'loan-rate': 24 } as const;

const LEAST_PERCENT = 0.05;

type RateType = keyof typeof HIGHEST;

/** RATE-1 and RATE-2: tables of rates with their earlier versions. */
export function checkDatedRates(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const deposits = recordsOf(content, 'deposit-rate', language);
    const loans = recordsOf(content, 'loan-rate', language);
    for (const record of deposits) checkRate(content, record, DEPOSIT_TERMS);
    for (const record of loans) checkRate(content, record, LOAN_TERMS);
    checkVersions(content, deposits, ({ body }) => [body.kind, body.termCode, body.currency]);
    checkVersions(content, loans, ({ body }) => [body.kind, body.termCode, body.home ?? '']);
    checkSpreads(content, loans);
  }
}

function checkRate(content: ReleaseContent, record: CheckedRecord<RateType>, terms: readonly string[]): void {
  const { termCode, rate, effectiveDate } = record.body;
  if (!terms.includes(termCode)) {
    const expected = words`one of ${terms}`;
    content.report(record, { path: ['termCode'], expected, found: describeFound(termCode) });
  }
  const highest = HIGHEST[record.type];
  if (Number(rate) < 0 || Number(rate) > highest) {
    const expected = words`per cent a year from 0 to ${highest}`;
    content.report(record, { path: ['rate'], expected, found: describeFound(rate) });
  }
  if (isHundredth(record)) {
    const expected = words`per cent a year, such as 1.10 (a cell that shows 1.10% holds 0.011)`;
    content.warn(record, { path: ['rate'], expected, found: describeFound(rate) });
  }
  // What is shown is what is in force; a rate for later waits for its day.
  if (record.publishAt !== undefined && record.publishAt < Date.parse(momentInBeijing(effectiveDate))) {
    content.report(record, {
      path: ['effectiveDate'],
      expected: words`a day that has begun when publishAt comes`,
      found: describeFound(effectiveDate),
    });
  }
}

/** No renminbi deposit with a term and no loan costs so little; a cell formatted as a percentage says so. */
function isHundredth({ body }: CheckedRecord<RateType>): boolean {
  const isRenminbi = !('currency' in body) || body.currency === 'CNY';
  return isRenminbi && body.kind !== 'DEMAND' && Number(body.rate) > 0 && Number(body.rate) < LEAST_PERCENT;
}

/** One rate for each line and day; every version of a line stands in the same place of its table. */
function checkVersions<Name extends RateType>(
  content: ReleaseContent,
  records: readonly CheckedRecord<Name>[],
  lineOf: (record: CheckedRecord<Name>) => readonly string[],
): void {
  const versions = new Map<string, CheckedRecord<Name>>();
  const places = new Map<string, CheckedRecord<Name>>();
  for (const record of records) {
    const line = lineOf(record)
      .filter((part) => part !== '')
      .join(' ');
    const { effectiveDate, sort } = record.body;
    const same = versions.get(`${line} ${effectiveDate}`);
    if (same !== undefined) {
      content.report(record, {
        path: ['effectiveDate'],
        expected: words`one rate of ${line} for a day (${same.key} has the same)`,
        found: describeFound(effectiveDate),
      });
    }
    versions.set(`${line} ${effectiveDate}`, record);
    const first = places.get(line);
    if (first === undefined) places.set(line, record);
    else if (first.body.sort !== sort) {
      content.report(record, {
        path: ['sort'],
        expected: words`the sort of every version of ${line}, ${first.body.sort} as in ${first.key}`,
        found: describeFound(sort),
      });
    }
  }
}

/** "LPR plus points" must be the rate beside it, by the LPR of the day or the last one before it. */
function checkSpreads(content: ReleaseContent, loans: readonly CheckedRecord<'loan-rate'>[]): void {
  const primes = loans
    .map(({ body }) => body)
    .filter(({ kind }) => kind === 'LPR')
    .toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? 1 : -1));
  for (const record of loans) {
    const { basisPoints, lprTerm, rate, effectiveDate } = record.body;
    if (basisPoints === undefined || lprTerm === undefined) continue;
    const prime = primes.find((one) => one.termCode === lprTerm && one.effectiveDate <= effectiveDate);
    if (prime === undefined) continue;
    const expected = Math.round(Number(prime.rate) * 100) + basisPoints;
    if (Math.round(Number(rate) * 100) === expected) continue;
    content.report(record, {
      path: ['rate'],
      expected: words`${(expected / 100).toFixed(2)}, the LPR of ${prime.effectiveDate} and ${basisPoints} basis points`,
      found: describeFound(rate),
    });
  }
}
