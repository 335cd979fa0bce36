import { describe, expect, it } from 'vitest';
import { breadcrumbOf } from './breadcrumb.ts';

const crumbs = [
  { id: '1', name: 'Today', bannerImgUrl: '', url: '/en/bobbank', component: '' },
  { id: '2', name: 'News', bannerImgUrl: '', url: '/en/bobbank/secondlist', component: 'news-list' },
  { id: '3', name: 'Article', bannerImgUrl: '', url: '/en/bobbank/seconddetail', component: 'news-detail' },
];
const words = { home: 'Home', path: '/en/bobbank/seconddetail', heading: undefined };

describe('the breadcrumb', () => {
  it('links every entry but the page in Chinese [S3-breadcrumb]', () => {
    expect(breadcrumbOf(crumbs, 'CN', { ...words, home: '首页' })).toEqual([
      { name: '首页', href: '/personal' },
      { name: 'Today', href: '/en/bobbank' },
      { name: 'News', href: '/en/bobbank/secondlist' },
      { name: 'Article' },
    ]);
  });

  it('does not link an entry without a component in English [S3-breadcrumb]', () => {
    expect(breadcrumbOf(crumbs, 'EN', words)).toEqual([
      { name: 'Home', href: '/en' },
      { name: 'Today' },
      { name: 'News', href: '/en/bobbank/secondlist' },
      { name: 'Article' },
    ]);
  });

  it('ends under the name of the page itself [S3-breadcrumb]', () => {
    expect(breadcrumbOf(crumbs, 'EN', { ...words, heading: 'Results' }).at(-1)).toEqual({ name: 'Results' });
  });

  it('adds the page after its column, which then links [S3-breadcrumb]', () => {
    const column = crumbs.slice(0, 2);
    expect(breadcrumbOf(column, 'CN', { ...words, heading: 'Results' }).slice(-2)).toEqual([
      { name: 'News', href: '/en/bobbank/secondlist' },
      { name: 'Results' },
    ]);
  });

  it('names a heading and the page below it once where they share a name', () => {
    const heading = { id: '0', name: 'Article', bannerImgUrl: '', url: '/en/bobbank', component: '' };
    expect(breadcrumbOf([heading, ...crumbs.slice(2)], 'EN', words)).toEqual([
      { name: 'Home', href: '/en' },
      { name: 'Article' },
    ]);
  });

  it('begins with the home page by its one name, whatever section that opens [S3-breadcrumb]', () => {
    const home = { id: '0', name: '个人业务', bannerImgUrl: '', url: '/personal', component: 'home' };
    const [first, second] = breadcrumbOf([home, ...crumbs], 'CN', { ...words, home: '首页' });
    expect([first, second?.name]).toEqual([{ name: '首页', href: '/personal' }, 'Today']);
  });

  it('begins at home only once', () => {
    const home = { id: '0', name: 'Home', bannerImgUrl: '', url: '/en', component: 'english-home' };
    expect(breadcrumbOf([home, ...crumbs], 'EN', words).filter(({ href }) => href === '/en')).toHaveLength(1);
  });
});
