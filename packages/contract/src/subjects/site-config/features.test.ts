import { describe, expect, it } from 'vitest';
import { FEATURES, isOn, pagesOn, pathsOff } from './features.ts';

const PAGES = [
  { code: 'home', path: '/personal', component: 'home', menu: {} },
  { code: 'zone', parent: 'home', path: '/funds', component: 'fund-home', menu: {} },
  { code: 'list', parent: 'zone', path: '/funds/list', component: 'fund-products', left: {} },
  { code: 'news', parent: 'zone', component: '', left: { url: '/funds/news?column=1' } },
  { code: 'invest', parent: 'home', component: '', menu: { url: '/funds/list' } },
  { code: 'invest-all', parent: 'invest', component: '', menu: { url: '/funds?tab=1' } },
  { code: 'save', parent: 'home', component: '', menu: { url: '/rates' }, left: { url: '/funds' } },
  { code: 'glossary', parent: 'zone', path: '/glossary', component: 'glossary' },
  { code: 'write', parent: 'home', path: '/feedback', component: 'feedback', menu: {} },
  { code: 'card', path: '/cards', component: 'credit-card-home', menu: {} },
];
const codes = (features: object) => pagesOn(PAGES, features).map(({ code }) => code);

describe('the parts of a site', () => {
  it('are all there where nobody says otherwise', () => {
    expect(pagesOn(PAGES, undefined)).toBe(PAGES);
    expect(pagesOn(PAGES, { funds: true })).toBe(PAGES);
    expect(FEATURES.every((feature) => isOn({}, feature))).toBe(true);
  });

  it('that are off take their pages, the headings below these and every entry that leads there', () => {
    expect(codes({ funds: false })).toEqual(['home', 'save', 'glossary', 'write', 'card']);
    expect(pagesOn(PAGES, { funds: false }).find(({ code }) => code === 'save')).toEqual({
      code: 'save',
      parent: 'home',
      component: '',
      menu: { url: '/rates' },
    });
    expect([...pathsOff(PAGES, { funds: false })]).toEqual(['/funds', '/funds/list']);
  });

  it('are off each by itself', () => {
    expect(codes({ feedback: false })).not.toContain('write');
    expect(codes({ cards: false })).not.toContain('card');
    expect(codes({ cards: false })).toContain('zone');
    expect(codes({ tracking: false })).toEqual(PAGES.map(({ code }) => code));
  });
});
