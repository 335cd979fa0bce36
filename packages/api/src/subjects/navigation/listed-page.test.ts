import { recordTypes } from '@bank/contract/schemas';
import { expect, it } from 'vitest';
import { isListed } from './listed-page.ts';

const page = (fields: object) =>
  recordTypes.page.body.parse({
    code: 'p',
    name: 'p',
    title: 'p',
    path: '/p',
    component: 'news-list',
    ...fields,
  });

it('a page is one to send a visitor to where it shows something by its bare address', () => {
  expect(isListed(page({}))).toBe(true);
});

it.each([
  ['has no address', { path: undefined }],
  ['draws nothing', { component: '' }],
  ['leads on', { redirect: '/elsewhere' }],
  ['is hidden', { hidden: true }],
  ...[
    'banner-detail',
    'card-detail',
    'consumer-detail',
    'corporate-finance-detail',
    'event-detail',
    'finance-detail',
    'fund-detail',
    'link-details',
    'merchant-detail',
    'news-detail',
    'special-detail',
  ].map((component) => [`is of one item: ${component}`, { component }] as const),
] as const)('a page that %s is none', (_, fields) => {
  expect(isListed(page(fields))).toBe(false);
});
