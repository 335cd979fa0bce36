import type { WealthProduct } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { productStages } from './product-stages.ts';

const DATES = {
  raiseStart: '2026-04-20',
  raiseEnd: '2026-04-27',
  valueDate: '2026-04-28',
  maturityDate: '2026-10-27',
};
const states = (status: string, dates: Partial<typeof DATES> = DATES) =>
  productStages({ status, ...dates } as WealthProduct).map(({ name, state }) => `${name} ${state}`);

describe('productStages', () => {
  it.each([
    ['1', ['raiseStart next', 'raiseEnd next', 'valueDate next', 'maturityDate next']],
    ['2', ['raiseStart current', 'raiseEnd next', 'valueDate next', 'maturityDate next']],
    ['3', ['raiseStart past', 'raiseEnd past', 'valueDate current', 'maturityDate next']],
    ['4', ['raiseStart past', 'raiseEnd past', 'valueDate current', 'maturityDate next']],
    ['5', ['raiseStart past', 'raiseEnd past', 'valueDate past', 'maturityDate current']],
  ])('in state %s it stands where its state says [S2-personal]', (status, expected) => {
    expect(states(status)).toEqual(expected);
  });

  it('leaves out dates that nobody knows, but never the end [S2-personal]', () => {
    expect(states('3', { valueDate: '2026-04-28' })).toEqual(['valueDate current', 'maturityDate next']);
  });
});
