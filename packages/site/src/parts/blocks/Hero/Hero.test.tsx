import { expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { aBanner } from '../testing/home-fixtures.ts';
import { elementsOf, renderPage } from '../testing/render-page.tsx';
import { Hero } from './Hero.tsx';

it('has each line of a slide’s title wrap by itself, and read apart from the next', () => {
  const banners = [aBanner({ title: 'Fees and rates first,\nbenefits second' })];
  const html = renderPage<undefined>(() => <Hero banners={banners} />, {
    data: undefined,
    language: 'EN',
    query: {},
    record: {} as RouteDef,
  });
  const [heading] = elementsOf(html, 'h1');
  expect(heading).toMatch(/<span[^>]*>Fees and rates first,<\/span> <span[^>]*>benefits second<\/span>/);
});

it('names each tab by its number and, apart from it, its words', () => {
  const banners = ['Moving money', 'Deposits'].map((tabName, id) => aBanner({ id: String(id), tabName }));
  const html = renderPage<undefined>(() => <Hero banners={banners} />, {
    data: undefined,
    language: 'EN',
    query: {},
    record: {} as RouteDef,
  });
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('01 Moving money02 Deposits');
});
