import { describe, expect, it } from 'vitest';
import { canonicalQuery } from '../../../base/page/query-parameters.ts';
import { periodStart, placeOf, searchAddress, searchParameters } from './search-place.ts';

const place = (search: string) =>
  placeOf(canonicalQuery(searchParameters, new URLSearchParams(search)).query);

describe('the address of a search', () => {
  it('says everything that is shown [SRCH-6] [S2-search]', () => {
    expect(place('keyword=%E7%90%86%E8%B4%A2&type=NEWS&period=6M&sort=newest&page=3')).toEqual({
      keyword: '理财',
      tab: 'NEWS',
      period: '6M',
      from: undefined,
      to: undefined,
      facets: {},
      sort: 'newest',
      page: 3,
    });
  });

  it('says by what else results are narrowed [SRCH-6]', () => {
    expect(place('keyword=x&business=CARD&year=2026&city=110100&fileType=pdf').facets).toEqual({
      business: 'CARD',
      year: '2026',
      city: '110100',
      fileType: 'pdf',
    });
    expect(place('keyword=x&business=NONE&year=20&city=x&fileType=../x').facets).toEqual({});
  });

  it.each([
    ['type=ALL', 'tab', 'ALL'],
    ['type=NOTICE', 'tab', 'ALL'],
    ['sort=x', 'sort', 'relevance'],
    ['page=0', 'page', 1],
    ['page=-1', 'page', 1],
    ['period=2M', 'period', undefined],
    ['from=2026-13-45', 'from', undefined],
    ['from=yesterday', 'from', undefined],
  ] as const)('takes %s for nothing [SRCH-6]', (search, name, value) => {
    expect(place(search)[name]).toBe(value);
  });

  it('turns days that are the wrong way round, and a period takes their place [SRCH-6]', () => {
    expect(place('from=2026-11-20&to=2026-01-01')).toMatchObject({ from: '2026-01-01', to: '2026-11-20' });
    expect(place('period=1M&from=2026-01-01')).toMatchObject({ period: '1M', from: undefined });
  });

  it('starts over at page one when a filter changes, and keeps the rest [SRCH-6]', () => {
    const query = { keyword: '理财', sort: 'newest', page: '4' };
    expect(searchAddress('/search', query, { type: 'FILE' })).toBe(
      '/search?keyword=%E7%90%86%E8%B4%A2&type=FILE&sort=newest',
    );
  });
});

it.each([
  ['2026-11-20', '1M', '2026-10-20'],
  ['2026-03-31', '1M', '2026-02-28'],
  ['2026-01-15', '6M', '2025-07-15'],
  ['2028-02-29', '1Y', '2027-02-28'],
] as const)('a period that ends on %s and lasts %s begins on %s [SRCH-6]', (today, period, start) => {
  expect(periodStart(today, period)).toBe(start);
});
