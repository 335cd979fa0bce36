import { LANGUAGES, type FeeCategoryCode, type Language } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { listOr, words } from '../../base/words.ts';
import { recordsOf, withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** The letters that the codes of a category begin with. */
const CODE_LETTERS: Readonly<Record<FeeCategoryCode, string>> = {
  ACCOUNT: 'AC',
  SETTLEMENT: 'ST',
  CARD: 'CD',
  EBANK: 'EB',
  AGENCY: 'AG',
  LOAN: 'LN',
  FX: 'FX',
  WEALTH: 'WM',
  GUARANTEE: 'GT',
  CUSTODY: 'CT',
  OTHER: 'OT',
};
const FREE: Readonly<Record<Language, string>> = { CN: '免费', EN: 'Free' };
/** A price without a figure must say that it is agreed with the customer. */
const PRICED: Readonly<Record<Language, RegExp>> = { CN: /\d|协商|协议/, EN: /\d|agree/i };

/** FEE-1 and FEE-2: a list of prices that customers can rely on contradicts itself nowhere. */
export function checkFees(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const fees = recordsOf(content, 'fee', language);
    if (fees.length === 0) continue;
    for (const fee of fees) checkFee(content, language, fee);
    checkPeriods(content, fees);
    checkEditions(content, language, fees);
  }
}

function checkFee(content: ReleaseContent, language: Language, fee: CheckedRecord<'fee'>): void {
  const { feeCode, category, pricing, priceText, basisDoc, effectiveDate, endDate } = fee.body;
  const letters = CODE_LETTERS[category];
  if (!feeCode.startsWith(letters)) {
    const expected = words`a code that begins with ${letters}, since the category is ${category}`;
    content.report(fee, { path: ['feeCode'], expected, found: quote(feeCode) });
  }
  const isFree = priceText === FREE[language];
  if (isFree !== (pricing === '3')) {
    const expected = isFree ? words`a price, or pricing 3` : words`${FREE[language]}, since pricing is 3`;
    content.report(fee, { path: ['priceText'], expected, found: quote(priceText) });
  } else if (!isFree && !PRICED[language].test(priceText)) {
    const expected = words`a figure with its unit, or that the price is agreed with the customer`;
    content.report(fee, { path: ['priceText'], expected, found: quote(priceText) });
  }
  if (pricing === '1' && basisDoc === undefined) {
    const expected = words`the rule that sets the price, since pricing is 1`;
    content.report(fee, { path: ['basisDoc'], expected, found: words`nothing` });
  }
  if (endDate !== undefined && endDate < effectiveDate) {
    const expected = words`a day from effectiveDate on, ${effectiveDate}`;
    content.report(fee, { path: ['endDate'], expected, found: describeFound(endDate) });
  }
}

/** One code has one price on each day. */
function checkPeriods(content: ReleaseContent, fees: readonly CheckedRecord<'fee'>[]): void {
  const owners = new Map<string, string>();
  for (const fee of fees) {
    const { feeCode, effectiveDate } = fee.body;
    const period = `${feeCode} ${effectiveDate}`;
    const owner = owners.get(period);
    if (owner !== undefined) {
      const expected = words`one price of ${feeCode} from ${effectiveDate} on (${owner} has one)`;
      content.report(fee, { path: ['feeCode'], expected, found: quote(feeCode) });
    }
    owners.set(period, owner ?? fee.key);
  }
}

/** A price that begins between two editions would stand in neither from its first day. */
function checkEditions(
  content: ReleaseContent,
  language: Language,
  fees: readonly CheckedRecord<'fee'>[],
): void {
  const whole = { ...content, records: withBroken(content) };
  const versions = recordsOf(whole, 'fee-version', language);
  // Of one whose day is wrong nobody can say which prices begin with it.
  if (versions.some(({ lost = [] }) => lost.includes('effectiveDate'))) return;
  const editions = versions.map(({ body }) => body.effectiveDate);
  const oldest = editions.toSorted()[0];
  for (const fee of fees) {
    const { effectiveDate } = fee.body;
    if (oldest !== undefined && (effectiveDate <= oldest || editions.includes(effectiveDate))) continue;
    const known = listOr(editions.toSorted(), words`none`);
    const expected = words`the effectiveDate of a fee-version in ${language} (${known}), or a day before the oldest`;
    content.report(fee, { path: ['effectiveDate'], expected, found: quote(effectiveDate) });
  }
}
