import { LANGUAGES, termBucketOf } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** Pairs of fields of which the first may not be above the second. */
const NUMBER_PAIRS = [['benchmarkLow', 'benchmarkHigh']] as const;
const DAY_PAIRS = [
  ['raiseStart', 'raiseEnd'],
  ['raiseEnd', 'valueDate'],
  ['valueDate', 'maturityDate'],
  ['valueDate', 'navDate'],
] as const;
const POSITIVE_FIELDS = ['unitNav', 'accNav', 'minAmount', 'stepAmount'] as const;

/** WLTH-8: products must not contradict themselves. WLTH-6: without its registration code one is not listed. */
export function checkProducts(content: ReleaseContent): void {
  for (const language of LANGUAGES)
    for (const product of recordsOf(content, 'wealth-product', language)) checkWealth(content, product);
  for (const record of content.records) {
    if (record.type !== 'wealth-product' && record.type !== 'fund') continue;
    const body = record.body as Record<string, unknown>;
    for (const pair of NUMBER_PAIRS) checkOrder(content, record, pair, (value) => Number(value));
    // ISO days order as their texts do.
    for (const pair of DAY_PAIRS) checkOrder(content, record, pair, (value) => value);
    for (const field of POSITIVE_FIELDS) {
      const value = body[field];
      if (typeof value !== 'string' || value === '' || Number(value) > 0) continue;
      content.report(record, {
        path: [field],
        expected: words`a value above 0`,
        found: describeFound(value),
      });
    }
  }
}

function checkWealth(content: ReleaseContent, record: CheckedRecord<'wealth-product'>): void {
  const { registerCode, termDays, termBucket, unitNav, navDate } = record.body;
  const bucket = termBucketOf(termDays);
  if (bucket !== termBucket) {
    const expected = words`${bucket}, the bucket of ${termDays} days`;
    content.report(record, { path: ['termBucket'], expected, found: quote(termBucket) });
  }
  if (unitNav !== undefined && navDate === undefined) {
    content.report(record, { path: ['navDate'], expected: words`the day of unitNav`, found: words`nothing` });
  }
  checkBenchmark(content, record);
  if (registerCode !== '') return;
  const expected = words`its registration code; the product is left out of lists until it has one`;
  content.warn(record, { path: ['registerCode'], expected, found: describeFound('') });
}

/** A formula is whole, and the periods of the past follow each other. Their ranges are their own: the one in force may have changed since. */
function checkBenchmark(content: ReleaseContent, record: CheckedRecord<'wealth-product'>): void {
  const { benchmarkParts, benchmarkPeriods, valueDate, navDate } = record.body;
  const sum = benchmarkParts?.reduce((all, { weight }) => all + Number(weight), 0) ?? 100;
  if (Math.abs(sum - 100) > 1e-9) {
    content.report(record, {
      path: ['benchmarkParts'],
      expected: words`weights of 100 in all`,
      found: words`${sum}`,
    });
  }
  let before = valueDate ?? '';
  for (const [place, { from, to, low, high }] of benchmarkPeriods.entries()) {
    const path = (field: string) => ['benchmarkPeriods', place, field];
    if (from < before) {
      content.report(record, {
        path: path('from'),
        expected: words`a day from ${before} on`,
        found: quote(from),
      });
    }
    if (to <= from) {
      content.report(record, { path: path('to'), expected: words`a day after ${from}`, found: quote(to) });
    }
    if (to > (navDate ?? '')) {
      const expected = words`a period that has ended by the NAV day, ${navDate ?? words`of which there is none`}`;
      content.report(record, { path: path('to'), expected, found: quote(to) });
    }
    if (Number(low) > Number(high)) {
      content.report(record, {
        path: path('high'),
        expected: words`at least low, ${low}`,
        found: quote(high),
      });
    }
    before = to;
  }
}

function checkOrder(
  content: ReleaseContent,
  record: CheckedRecord,
  [lower, higher]: readonly [string, string],
  asOrdered: (value: string) => number | string,
): void {
  const { [lower]: low, [higher]: high } = record.body as Record<string, unknown>;
  if (typeof low !== 'string' || typeof high !== 'string' || low === '' || high === '') return;
  if (asOrdered(low) <= asOrdered(high)) return;
  content.report(record, {
    path: [higher],
    expected: words`at least ${lower}, ${low}`,
    found: describeFound(high),
  });
}
