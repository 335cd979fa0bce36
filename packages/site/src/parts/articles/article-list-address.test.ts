import { describe, expect, it } from 'vitest';
import { listAddress } from './article-list-address.ts';

describe('listAddress', () => {
  const query = { column: '701001', year: '2026', keyword: '绿色', page: '3' };
  it.each([
    [
      'another year starts at page one',
      { year: '2025' },
      '/l?column=701001&year=2025&keyword=%E7%BB%BF%E8%89%B2',
    ],
    ['no year', { year: undefined }, '/l?column=701001&keyword=%E7%BB%BF%E8%89%B2'],
    [
      'another page keeps the filters',
      { page: '2' },
      '/l?column=701001&year=2026&keyword=%E7%BB%BF%E8%89%B2&page=2',
    ],
    ['page one is the bare list', { page: '1' }, '/l?column=701001&year=2026&keyword=%E7%BB%BF%E8%89%B2'],
    ['nothing left', { column: undefined, year: undefined, keyword: undefined }, '/l'],
  ])('%s [S2-bobbank]', (_, change, address) => {
    expect(listAddress('/l', query, change)).toBe(address);
  });
});
