import { expect, it } from 'vitest';
import type { Scheme } from '@bank/contract';
import { highestOf } from './highest-of.ts';

const scheme = (name: string, limit: Scheme['limit'], term: Scheme['term']): Scheme => ({
  name,
  limit,
  term,
  basis: '',
});
const SCHEMES = [
  scheme('研发贷', { value: '3,000', unit: '万元' }, { value: '5', unit: '年' }),
  scheme('项目贷', { value: '1', unit: '亿元' }, { value: '18', unit: '个月' }),
  scheme('挂钩贷款', { value: '按项目' }, { value: '1.5', unit: '年' }),
];

it('finds the highest limit and the longest term across units [SPE-1]', () => {
  expect(highestOf(SCHEMES, 'limit')?.name).toBe('项目贷');
  expect(highestOf(SCHEMES, 'term')?.name).toBe('研发贷');
});

it('compares limits and terms as they are written in English [SPE-1]', () => {
  const schemes = [
    scheme('Research', { value: 'CNY 30', unit: 'million' }, { value: '5', unit: 'years' }),
    scheme('Project', { value: 'CNY 0.1', unit: 'billion' }, { value: '18', unit: 'months' }),
    scheme('Linked', { value: 'By project' }, { value: '1', unit: 'year' }),
  ];
  expect(highestOf(schemes, 'limit')?.name).toBe('Project');
  expect(highestOf(schemes, 'term')?.name).toBe('Research');
});

it('compares nothing that is said in words [SPE-1]', () => {
  expect(highestOf([scheme('挂钩贷款', { value: '按项目' }, { value: '另议' })], 'limit')).toBeUndefined();
});
