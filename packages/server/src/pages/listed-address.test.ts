import { describe, expect, it } from 'vitest';
import type { Resolved } from '@bank/site/render-contract';
import { listedAddress } from './listed-address.ts';

const page = (url: string, more: object = {}) =>
  ({ kind: 'page', url, record: { path: '/list', columnId: '701001', ...more } }) as Resolved;

describe('the address under which a page is listed', () => {
  it.each([
    ['its own', page('/list?column=701002'), '/list?column=701002'],
    ['the bare one for a list under its own column', page('/list?column=701001'), '/list'],
    ['none for a page that is hidden', page('/list', { hidden: true }), undefined],
    ['its own for one that says it is not', page('/list', { hidden: false }), '/list'],
    ['none where no page is', { kind: 'unknown', location: '/404' } as const, undefined],
    ['none for a redirect', { kind: 'redirect', location: '/list', status: 302 } as const, undefined],
  ])('is %s [SEO-1]', (_, resolved, address) => {
    expect(listedAddress({ resolve: () => resolved })('/asked')).toBe(address);
  });
});
