import { readFileSync } from 'node:fs';
import type { KeyFigures } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { shiftPoint, toFact } from './to-fact.ts';

const years = JSON.parse(
  readFileSync(new URL('../../../../../content/site/key-figures.json', import.meta.url), 'utf8'),
) as { year: string; zh: Pick<KeyFigures, 'items'>; en: Pick<KeyFigures, 'items'> }[];

describe('a key figure as a fact', () => {
  it.each([
    ['246.3', 8, '24630000000'],
    ['20840', 8, '2084000000000'],
    ['24.63', 9, '24630000000'],
    ['1.20', -2, '0.0120'],
    ['268', -2, '2.68'],
    ['3.96', -1, '0.396'],
    ['-0.5', 2, '-50'],
    ['389', 0, '389'],
  ])('%s moved by %i places is %s', (value, power, moved) => {
    expect(shiftPoint(value, power)).toBe(moved);
  });

  it('names concept, unit, period and exactness [IR-2]', () => {
    expect(toFact('2025', { code: 'NET_PROFIT', name: '归母净利润', unit: '亿元', value: '270.6' })).toEqual({
      concept: 'byb:NetProfit',
      label: '归母净利润',
      value: '27060000000',
      unit: 'CNY',
      decimals: '-7',
      periodType: 'duration',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      context: 'FY2025',
    });
    const ratio = toFact('2025', { code: 'TIER1_RATIO', name: '', unit: '%', value: '12.48' });
    expect(ratio).toMatchObject({
      concept: 'byb:Tier1Ratio',
      value: '0.1248',
      unit: 'pure',
      decimals: '4',
      periodStart: '',
      context: 'AsOf2025',
    });
    expect(toFact('2025', { code: 'DIVIDEND', name: '', unit: 'CNY', value: '4.36' })).toMatchObject({
      value: '0.436',
      unit: 'CNY/share',
      decimals: '3',
    });
  });

  it('is the same fact in both languages, but for its label [IR-2] [S1-lang]', () => {
    for (const { year, zh, en } of years) {
      const facts = [zh, en].map(({ items }) =>
        items.map((item) => {
          const { concept, value, unit, context, periodStart, periodEnd } = toFact(year, item);
          return { concept, value: Number(value), unit, context, periodStart, periodEnd };
        }),
      );
      expect(facts[0], year).toEqual(facts[1]);
    }
  });

  it.each([
    ['OPERATING_INCOME', 'duration', 'FY2025'],
    ['NET_PROFIT', 'duration', 'FY2025'],
    ['EPS', 'duration', 'FY2025'],
    ['DIVIDEND', 'duration', 'FY2025'],
    ['NIM', 'duration', 'FY2025'],
    ['COST_INCOME', 'duration', 'FY2025'],
    ['TOTAL_ASSETS', 'instant', 'AsOf2025'],
  ])('%s is of a %s [IR-2]', (code, periodType, context) => {
    const fact = toFact('2025', { code, name: '', unit: '%', value: '-1.50' });
    expect(fact).toMatchObject({ periodType, context });
    expect(fact.value).toMatch(/^-\d/);
  });
});
