import { beforeAll, describe, expect, it } from 'vitest';
import type { InstalmentPlan } from '@bank/contract';
import { elementsOf, renderPage } from '../../../../parts/blocks/testing/render-page.tsx';
import { instalmentWords } from '../../../../words/cards/instalment/words.ts';
import { formWords } from '../../../../words/common/forms/words.ts';
import { InstalmentCalculator } from './InstalmentCalculator.tsx';

const plan = (kind: InstalmentPlan['kind'], months: number): InstalmentPlan => ({
  kind,
  months,
  monthlyRate: '0.60',
  minAmount: '500',
  maxAmount: '50000',
  effectiveDate: '2026-04-01',
});
const PLANS = [plan('STATEMENT', 12), plan('STATEMENT', 3), plan('CASH', 12), plan('CASH', 36)];

/** The terms in the drop-down, the chosen one marked. */
function termsAt(query: Record<string, string>): string[] {
  const html = renderPage(() => <InstalmentCalculator plans={PLANS} path="/instalments" query={query} />, {
    data: undefined,
    language: 'CN',
    record: {} as never,
    query,
  });
  const select = elementsOf(html, 'select').find((one) => one.includes('id="months"')) ?? '';
  return [...select.matchAll(/<option value="(\d+)"( selected)?/g)].map(
    ([, months, selected]) => `${months}${selected === undefined ? '' : '*'}`,
  );
}

beforeAll(async () => {
  for (const words of [instalmentWords, formWords]) await words.load('CN');
});

describe('the terms of the instalment calculator [S2-creditcard]', () => {
  it('are those of the chosen kind', () => {
    expect(termsAt({})).toEqual(['3', '12*']);
    expect(termsAt({ calc: '1', kind: 'CASH', months: '36' })).toEqual(['12', '36*']);
  });

  it('begin with the usual one where the asked one is not offered', () => {
    expect(termsAt({ calc: '1', kind: 'STATEMENT', months: '36' })).toEqual(['3', '12*']);
  });

  it('are those of the usual kind for a kind that is none', () => {
    expect(termsAt({ calc: '1', kind: 'CAR' })).toEqual(['3', '12*']);
  });
});
