import { describe, expect, it } from 'vitest';
import { clock } from './clock.ts';
import { zoneEntry, zoneList } from './zone-address.ts';

describe('addresses of the zone', () => {
  it.each([
    ['a column', { column: '103002' }, '?column=103002'],
    [
      'all filters in one order',
      { page: '2', keyword: '贷款', media: 'VIDEO', audience: '2', column: '103003' },
      '?column=103003&audience=2&media=VIDEO&keyword=%E8%B4%B7%E6%AC%BE&page=2',
    ],
    ['page one without its number', { column: '103003', page: '1' }, '?column=103003'],
    ['nothing for what is not chosen', { column: '103003', audience: undefined }, '?column=103003'],
  ])('hold %s [S2-personal]', (_, query, expected) => {
    expect(zoneList(query)).toBe(`/personal/consumerEducation/consumerList${expected}`);
  });

  it('name an entry and its column [S2-personal]', () => {
    expect(zoneEntry({ id: 'refund-call', columnId: '103002' })).toBe(
      '/personal/consumerEducation/info?id=refund-call&column=103002',
    );
  });

  it.each([
    [5, '0:05'],
    [60, '1:00'],
    [86, '1:26'],
  ])('and %i seconds are shown as %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
});
