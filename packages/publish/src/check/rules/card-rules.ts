import { LANGUAGES } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';
import { checkPlace } from './place-rules.ts';

const ONLINE = '7';

/** What the pages of credit cards rely on: fees that agree with their rule, offers that end, tables that add up. */
export function checkCards(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const names = new Map<string, string>();
    for (const card of recordsOf(content, 'credit-card', language)) {
      checkFee(content, card);
      checkName(content, card, card.body.cardName, names);
    }
    const shops = new Map<string, string>();
    for (const merchant of recordsOf(content, 'merchant', language)) {
      checkMerchant(content, merchant);
      checkName(content, merchant, merchant.body.name, shops);
    }
    for (const rules of recordsOf(content, 'points-rules', language)) checkPoints(content, rules);
    checkPlans(content, recordsOf(content, 'instalment-plan', language));
  }
}

/** Lists show names alone, and links are told apart by them. */
function checkName(
  content: ReleaseContent,
  record: CheckedRecord<'credit-card' | 'merchant'>,
  name: string,
  owners: Map<string, string>,
): void {
  const owner = owners.get(name);
  owners.set(name, record.key);
  if (owner === undefined) return;
  const expected = words`a name of its own (${owner} has the same)`;
  const path = [record.type === 'merchant' ? 'name' : 'cardName'];
  content.report(record, { path, expected, found: quote(name) });
}

/** A card without a fee has nothing to waive, and one with a fee must not be shown as free. */
function checkFee(content: ReleaseContent, card: CheckedRecord<'credit-card'>): void {
  const { annualFee, waiver } = card.body;
  if (annualFee.startsWith('-')) {
    content.report(card, { path: ['annualFee'], expected: words`yuan, 0 or more`, found: quote(annualFee) });
  }
  if (/[1-9]/.test(annualFee) !== (waiver !== 'FREE')) {
    const expected =
      waiver === 'FREE' ? words`0, since waiver is FREE` : words`an annual fee that ${waiver} can waive`;
    content.report(card, { path: ['annualFee'], expected, found: quote(annualFee) });
  }
  checkTarget(content, card);
}

/** What the dial of the page counts to: whole purchases or yuan, at most ten purchases, since each is a segment. */
function checkTarget(content: ReleaseContent, card: CheckedRecord<'credit-card'>): void {
  const { waiver, waiverTarget } = card.body;
  const expected = {
    TIMES: words`purchases in a year, 1 to 10, since waiver is TIMES`,
    SPEND: words`whole yuan in a year, above 0, since waiver is SPEND`,
    FREE: words`0, since waiver is FREE`,
    NONE: words`0, since waiver is NONE`,
  }[waiver];
  const isRight = {
    TIMES: /^([1-9]|10)$/,
    SPEND: /^[1-9]\d*$/,
    FREE: /^0$/,
    NONE: /^0$/,
  }[waiver].test(waiverTarget);
  if (!isRight) content.report(card, { path: ['waiverTarget'], expected, found: quote(waiverTarget) });
}

function checkMerchant(content: ReleaseContent, merchant: CheckedRecord<'merchant'>): void {
  const { merchantType, startDate, endDate, ...body } = merchant.body;
  const report: Parameters<typeof checkPlace>[1] = (problem) => content.report(merchant, problem);
  if (endDate < startDate) {
    const expected = words`a day from startDate, ${startDate}, on`;
    report({ path: ['endDate'], expected, found: describeFound(endDate) });
  }
  const { lngWgs, latWgs, lngGcj, latGcj } = body;
  const isPlaced =
    lngWgs !== undefined && latWgs !== undefined && lngGcj !== undefined && latGcj !== undefined;
  if (merchantType === ONLINE) {
    for (const field of ['cityCode', 'city', 'district', 'address', 'lngWgs'] as const) {
      if (body[field] === undefined) continue;
      const expected = words`nothing for a merchant on the internet (merchantType 7)`;
      report({ path: [field], expected, found: describeFound(body[field]) });
    }
    return;
  }
  for (const field of ['cityCode', 'city', 'district', 'address', 'phone'] as const) {
    if (body[field] !== undefined && body[field] !== '') continue;
    const expected = words`what a visitor needs to go there, or merchantType 7`;
    report({ path: [field], expected, found: describeFound(body[field]) });
  }
  if (isPlaced) checkPlace({ lngWgs, latWgs, lngGcj, latGcj }, report);
  else
    report({ path: ['lngWgs'], expected: words`its place in WGS-84 and GCJ-02`, found: words`not all four` });
}

function checkPoints(content: ReleaseContent, rules: CheckedRecord<'points-rules'>): void {
  const { earning, examples } = rules.body;
  const kinds = new Set<string>();
  for (const [index, { kind, perAmount }] of earning.entries()) {
    if (kinds.has(kind)) {
      const path = ['earning', index, 'kind'];
      content.report(rules, { path, expected: words`each kind of purchase once`, found: quote(kind) });
    }
    kinds.add(kind);
    if (!/[1-9]/.test(perAmount) || perAmount.startsWith('-')) {
      const path = ['earning', index, 'perAmount'];
      content.report(rules, { path, expected: words`yuan above 0`, found: quote(perAmount) });
    }
  }
  for (const [index, { spends }] of examples.entries()) {
    for (const [at, { kind }] of spends.entries()) {
      if (kinds.has(kind)) continue;
      const path = ['examples', index, 'spends', at, 'kind'];
      const expected = words`a kind of the earning table: ${[...kinds]}`;
      content.report(rules, { path, expected, found: quote(kind) });
    }
  }
}

/** One plan in force for a kind and a term on any day; what it takes is above 0. */
function checkPlans(content: ReleaseContent, plans: readonly CheckedRecord<'instalment-plan'>[]): void {
  const owners = new Map<string, string>();
  for (const plan of plans) {
    const { kind, months, effectiveDate, monthlyRate, minAmount, maxAmount } = plan.body;
    const name = `${kind} ${months} ${effectiveDate}`;
    const owner = owners.get(name);
    if (owner !== undefined) {
      const expected = words`a kind, term and day of its own (${owner} has the same)`;
      const found = words`"${kind} of ${months} months from ${effectiveDate}"`;
      content.report(plan, { path: ['months'], expected, found });
    }
    owners.set(name, plan.key);
    if (monthlyRate.startsWith('-')) {
      content.report(plan, {
        path: ['monthlyRate'],
        expected: words`per cent, 0 or more`,
        found: quote(monthlyRate),
      });
    }
    if (Number(minAmount) <= 0 || Number(maxAmount) < Number(minAmount)) {
      const expected = words`at least minAmount, ${minAmount}, which is above 0`;
      content.report(plan, { path: ['maxAmount'], expected, found: quote(maxAmount) });
    }
  }
}
