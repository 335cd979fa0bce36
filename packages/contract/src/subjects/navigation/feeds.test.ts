import { expect, it } from 'vitest';
import * as COLUMNS from './columns.ts';
import { FEED_NAMES, feedAddress } from './feeds.ts';

it.each([
  [COLUMNS.notices, 'CN', '/feed/notices.xml'],
  [COLUMNS.notices, 'EN', '/feed/notices.xml?language=EN'],
  [COLUMNS.complaints, 'CN', undefined],
  ['toString', 'CN', undefined],
  [undefined, 'EN', undefined],
] as const)('the feed of %s in %s stands at %s [NEWS-1]', (columnId, language, address) => {
  expect(feedAddress(columnId, language)).toBe(address);
});

it('no two lists share a feed, and every name is one that a mirror keeps as a file [NEWS-1]', () => {
  const names = Object.values(FEED_NAMES);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
