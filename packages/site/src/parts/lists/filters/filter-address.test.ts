import { describe, expect, it } from 'vitest';
import { addressWith } from './address-with.ts';
import { addressWithout, chosenFilters } from './filter-address.ts';
import { chosenIn, type FilterGroup } from './filter-group.ts';

const query = { column: '101003', risk: 'R1,R2', mode: 'OPEN', keyword: '天璇', page: '3', sort: 'TERM' };
const risk: FilterGroup = {
  kind: 'MANY',
  name: 'risk',
  label: '风险',
  options: [
    { value: 'R1', label: 'R1 低风险' },
    { value: 'R2', label: 'R2 中低风险' },
    { value: 'R3', label: 'R3 中风险' },
  ],
  chosen: chosenIn(query, 'risk'),
};
const mode: FilterGroup = {
  kind: 'ONE',
  name: 'mode',
  label: '运作方式',
  any: '不限',
  options: [{ value: 'OPEN', label: '开放式' }],
  chosen: 'OPEN',
};
const keyword = { name: 'keyword', label: '关键词', placeholder: '', value: '天璇' };

describe('the address of a filtered list', () => {
  it.each([
    ['another order starts at page one', { sort: 'RISK' }, '/l?column=101003&risk=R1,R2&mode=OPEN&sort=RISK'],
    [
      'another page keeps the filters',
      { page: '2' },
      '/l?column=101003&risk=R1,R2&mode=OPEN&sort=TERM&page=2',
    ],
    ['page one is the bare list', { page: '1' }, '/l?column=101003&risk=R1,R2&mode=OPEN&sort=TERM'],
    ['an empty value is left out', { risk: '' }, '/l?column=101003&mode=OPEN&sort=TERM'],
  ])('%s [WLTH-1]', (_, change, expected) => {
    expect(addressWith('/l', { ...query, keyword: undefined }, change)).toBe(expected);
  });

  it('without any filter keeps column and order [WLTH-1]', () => {
    expect(addressWithout('/l', query, [risk, mode], keyword)).toBe('/l?column=101003&sort=TERM');
  });
});

describe('the chosen filters', () => {
  it('each lead to the list without themselves, the keyword first [WLTH-1]', () => {
    const found = chosenFilters(
      '/l',
      { risk: 'R1,R2', mode: 'OPEN', keyword: '天璇' },
      [risk, mode],
      keyword,
    );
    expect(found).toEqual([
      { label: '天璇', href: '/l?risk=R1,R2&mode=OPEN' },
      { label: 'R1 低风险', href: '/l?risk=R2&mode=OPEN&keyword=%E5%A4%A9%E7%92%87' },
      { label: 'R2 中低风险', href: '/l?risk=R1&mode=OPEN&keyword=%E5%A4%A9%E7%92%87' },
      { label: '运作方式 开放式', href: '/l?risk=R1,R2&keyword=%E5%A4%A9%E7%92%87' },
    ]);
  });

  it('are none where nothing is chosen [WLTH-1]', () => {
    expect(
      chosenFilters('/l', {}, [
        { ...risk, chosen: [] },
        { ...mode, chosen: undefined },
      ]),
    ).toEqual([]);
  });
});
