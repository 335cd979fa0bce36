import { LANGUAGES, type Language } from '@bank/contract';
import { SCALE_PLACES, ratio, scaled } from '@bank/contract/decimal';
import { quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { namesOf, recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** Funds, what describes them, who issues, manages and sells them: each must name what is there, and no fee contradict another. */
export function checkFunds(content: ReleaseContent): void {
  if (content.scope !== 'funds') return;
  const named = LANGUAGES.map((language) => namesOf(content, 'fund', language, 'fundCode'));
  const codes = { has: (code: string) => named.some((one) => one.has(code)) };
  for (const language of LANGUAGES) {
    checkCompanies(content, language);
    checkProfiles(content, codes, language);
    for (const manager of recordsOf(content, 'fund-manager', language)) {
      for (const [place, { fundCode, startDate, endDate }] of manager.body.tenures.entries()) {
        if (!codes.has(fundCode)) {
          const path = ['tenures', place, 'fundCode'];
          content.report(manager, { path, expected: words`the code of a fund`, found: quote(fundCode) });
        }
        if (endDate === undefined || endDate >= startDate) continue;
        const expected = words`a day not before startDate, ${startDate}`;
        content.report(manager, { path: ['tenures', place, 'endDate'], expected, found: quote(endDate) });
      }
    }
  }
}

function checkCompanies(content: ReleaseContent, language: Language): void {
  const known = namesOf(content, 'fund-company', language, 'companyCode');
  const expected = words`the companyCode of a fund-company in ${language}`;
  for (const fund of recordsOf(content, 'fund', language)) {
    const { companyCode } = fund.body;
    if (known.has(companyCode)) continue;
    content.report(fund, { path: ['companyCode'], expected, found: quote(companyCode) });
  }
  for (const seller of recordsOf(content, 'fund-seller', language)) {
    for (const [place, code] of seller.body.companyCodes.entries()) {
      if (known.has(code)) continue;
      content.report(seller, { path: ['companyCodes', place], expected, found: quote(code) });
    }
  }
}

/** Per cent of net assets that a fund may own with what it borrows; a money fund borrows less. */
const MOST_ASSETS = 140;
const MOST_MONEY_ASSETS = 120;

/** Shares of net assets: of classes together what a fund may own, of holdings together what their class is. */
function checkAssets(
  { body: { allocation, holdings } }: CheckedRecord<'fund-profile'>,
  fundType: string | undefined,
  refuse: (path: PropertyKey[], expected: Words, found: string) => void,
): void {
  for (const [place, { share }] of allocation.entries())
    if (share.startsWith('-')) refuse(['allocation', place, 'share'], words`a share of 0 or more`, share);
  const most = fundType === '05' ? MOST_MONEY_ASSETS : MOST_ASSETS;
  const owned = sumOf(allocation.map(({ share }) => share));
  if (owned > scaled(String(most))) {
    const expected = words`shares of net assets that together are at most ${most}, what a fund may own with borrowed money`;
    refuse(['allocation'], expected, inPercent(owned));
  }
  if (allocation.length === 0) return;
  for (const kind of new Set(holdings.map((holding) => holding.kind))) {
    const held = sumOf(holdings.filter((holding) => holding.kind === kind).map((holding) => holding.ratio));
    const share = sumOf(allocation.filter((assets) => assets.kind === kind).map((assets) => assets.share));
    if (held <= share) continue;
    const expected = words`ratios of ${kind} that together are at most ${inPercent(share)}, the share of this kind in allocation`;
    refuse(['holdings'], expected, inPercent(held));
  }
}

const sumOf = (shares: readonly string[]) => shares.reduce((sum, share) => sum + scaled(share), 0n);
const inPercent = (sum: bigint, places = 2) => ratio(sum, 10n ** BigInt(SCALE_PLACES), places);

/** Thirds that are written with four decimals make a little less than a hundred. */
const LEAST_WEIGHTS = scaled('99.999');
const MOST_WEIGHTS = scaled('100.001');

function checkProfiles(
  content: ReleaseContent,
  codes: Pick<ReadonlySet<string>, 'has'>,
  language: Language,
): void {
  const funds = new Map(recordsOf(content, 'fund', language).map((fund) => [fund.body.fundCode, fund]));
  for (const profile of recordsOf(content, 'fund-profile', language)) {
    const { key, body } = profile;
    const refuse = (path: PropertyKey[], expected: Words, found: string) =>
      content.report(profile, { path, expected, found: quote(found) });
    if (key !== body.fundCode) refuse(['fundCode'], words`its key, ${key}`, body.fundCode);
    if (!codes.has(body.fundCode)) refuse(['fundCode'], words`the code of a fund`, body.fundCode);
    const weights = sumOf(body.benchmarkParts.map(({ weight }) => weight));
    const isWhole = weights >= LEAST_WEIGHTS && weights <= MOST_WEIGHTS;
    if (body.benchmarkParts.length > 0 && !isWhole)
      refuse(['benchmarkParts'], words`weights that make 100`, inPercent(weights, 4));
    checkAssets(profile, funds.get(body.fundCode)?.body.fundType, refuse);
    const smallest = body.fees.find(({ feeType }) => feeType === 'PURCHASE');
    const fund = funds.get(body.fundCode)?.body;
    if (fund === undefined || smallest === undefined) continue;
    if (Number(smallest.rate) !== Number(fund.buyRate))
      refuse(['fees'], words`a first purchase tier of ${fund.buyRate}, the fund's buyRate`, smallest.rate);
    if (Number(smallest.discountRate ?? smallest.rate) !== Number(fund.discountRate ?? fund.buyRate)) {
      const expected = words`a first purchase tier discounted to ${fund.discountRate ?? fund.buyRate}, as the fund has it`;
      refuse(['fees'], expected, smallest.discountRate ?? smallest.rate);
    }
  }
}
