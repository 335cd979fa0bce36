import { describe, expect, it } from 'vitest';
import { aWealthProduct } from '@bank/contract/testing';
import { groups, news } from '../blocks/testing/home-fixtures.ts';
import { ledArticles } from '../../pages/home/parts/shown-articles.ts';
import { shownGroups, shownWealth } from './shown-products.ts';

describe('what a home page is given', () => {
  it('is of a product what it shows, and neither its documents nor its fees [S2-personal]', () => {
    const product = aWealthProduct();
    const shown = shownWealth(product);
    expect(product).toMatchObject(shown);
    expect(Object.keys(shown)).not.toContain('documents');
    const { benchmarkHigh: _none, ...single } = product;
    expect('benchmarkHigh' in shownWealth(single)).toBe(false);
  });

  it('is every group with all of its products, in their order [S7-personal]', () => {
    const shown = shownGroups(groups);
    expect(groups).toMatchObject(shown);
    expect(shown.map(({ list }) => list.length)).toEqual(groups.map(({ list }) => list.length));
  });

  it('is a picture for the article that leads alone [S7-lists]', () => {
    const { lead, rest } = ledArticles(news);
    expect(lead).toMatchObject({ id: news[0]?.id, cover: news[0]?.cover });
    expect(rest.map(({ id }) => id)).toEqual(news.slice(1).map(({ id }) => id));
    expect(rest.some((article) => 'cover' in article)).toBe(false);
  });
});
