import { describe, expect, it } from 'vitest';
import { inOrder, type OrderedEntry } from './ordering.ts';

const entry = (item: string, sort: number, value: unknown = sort): OrderedEntry => ({
  item,
  title: item,
  files: { kind: 'list', file: 'banners.yaml', key: item },
  field: 'sort',
  value,
  sort,
});

describe('a list in a new order', () => {
  const entries = [entry('a', 2), entry('b', 5), entry('c', 9)];
  const changed = (items: string[]) => inOrder({ entries }, items)?.map((one) => [one.entry.item, one.value]);

  it('changes no more numbers than it must', () => {
    expect(changed(['a', 'b', 'c'])).toEqual([]);
    expect(changed(['b', 'a', 'c'])).toEqual([
      ['b', 2],
      ['a', 5],
    ]);
  });

  it('numbers anew what had one number twice', () => {
    const twice = [entry('a', 1), entry('b', 1)];
    expect(inOrder({ entries: twice }, ['b', 'a'])?.map((one) => [one.entry.item, one.value])).toEqual([
      ['a', 2],
    ]);
  });

  it('keeps what else stands in a group', () => {
    const menu = [entry('a', 1, { sort: 1, url: '/x' }), entry('b', 2, { sort: 2 })];
    expect(inOrder({ entries: menu }, ['b', 'a'])?.map(({ value }) => value)).toEqual([
      { sort: 1 },
      { sort: 2, url: '/x' },
    ]);
  });

  it('is none where an entry came, went or stands twice', () => {
    for (const items of [
      ['a', 'b'],
      ['a', 'b', 'd'],
      ['a', 'a', 'b'],
      ['a', 'b', 'c', 'c'],
    ])
      expect(changed(items)).toBeUndefined();
  });
});
