import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@bank/contract';
import { header, quickBar } from '../../frame/chrome/bars.ts';
import { plainSections } from '../../frame/chrome/PlainMenu.tsx';
import { siteFooter } from '../../frame/chrome/site-footer.ts';
import { aMenuEntry, sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import type { SecondLevelData } from '../../base/page/leaf-data.ts';
import { pageRegistry } from '../../base/page/page-registry.ts';
import { searchText } from '../../base/page/query-parameters.ts';
import type { View } from '../../base/page/view.ts';
import type { SiteAssets } from '../../base/render-contract.ts';
import { page as notFound } from '../../pages/common/not-found/page.ts';
import { NOT_FOUND } from '../registry/not-found.ts';
import { recordIndex } from '../router/record-index.ts';
import { aRoute } from '../testing/a-route.ts';
import { drawPage } from './draw-page.tsx';
import { MissingPages } from './missing-pages.ts';

const assets: SiteAssets = {
  entry: '/assets/entry.js',
  css: ['/assets/base.css'],
  branded: () => '',
  brandText: () => undefined,
  preload: [],
  firstPaint: '/assets/first.js',
  forComponent: () => ({ css: [], preload: [] }),
  integrity: () => undefined,
};
const environment = { imageBase: '/images/', fileBase: '/files/', navigation: 'r7' };
const origin = 'https://bank.example';
const around = { assets, environment, origin };

const chromes = { CN: sampleChrome('CN'), EN: sampleChrome('EN') };
const registry = pageRegistry(() => Promise.resolve(notFound));
beforeAll(async () => {
  await Promise.all([header.fetch(), quickBar.fetch(), siteFooter.fetch(), plainSections.fetch()]);
  await registry.load(NOT_FOUND);
});

const left = [aMenuEntry({ code: 'news', name: '新闻', url: '/list', path: '/list' })];
const second: SecondLevelData = { crumbs: [], left, leftTitle: '本行', leftCurrent: 'news' };

interface Shape {
  language?: Language;
  status?: 404 | 410;
  second?: SecondLevelData;
  twin?: string;
}

function viewOf(
  query: Record<string, string>,
  { language = 'CN', status = 404, second: beside, twin }: Shape,
): View {
  const path = language === 'CN' ? '/detail' : '/en/detail';
  return {
    language,
    record: aRoute(path, { layout: 'second', ...(twin !== undefined && { twin }) }),
    chrome: chromes[language],
    leaf: { kind: 'missing', status, query, head: { noindex: true }, ...(beside && { second: beside }) },
  };
}

const draw = (view: View) =>
  drawPage(view, {
    ...around,
    registry,
    records: recordIndex([view.record]),
    search: searchText(view.leaf.query),
  });

/** How many pages were drawn for these. */
function counted(views: readonly View[]) {
  const missing = new MissingPages();
  let drawn = 0;
  const pages = views.map((view) =>
    missing.page(view, around, (like) => {
      drawn += 1;
      return draw(like);
    }),
  );
  return { drawn, pages };
}

const textOf = (page: ReturnType<MissingPages['page']>) =>
  page?.mould.pieces.map((piece, index) => `${String(piece)}${String(page.values[index] ?? '')}`).join('');

describe('the page of what is not there', () => {
  it.each<[string, Shape]>([
    ['in Chinese', { twin: '/en/detail' }],
    ['in English', { language: 'EN', twin: '/detail' }],
    ['without a twin', {}],
    ['with a twin that names an item of its own', { twin: '/en/detail?id=own&from=x' }],
    ['withdrawn', { status: 410, twin: '/en/detail' }],
    ['with what stands around it', { second, twin: '/en/detail' }],
  ])('%s is filled in byte for byte as it would be drawn [S2-404]', (_name, shape) => {
    const queries = ['none-1', 'Qx7', '9-9', 'A_b-9'.repeat(12)].flatMap((id) => [
      { id },
      { id, column: '709999' },
      { prodCode: `${id}q`, organ: id, tab: '净值 & "x"<' },
    ]);
    const views = queries.map((query) => viewOf(query, shape));
    const { pages } = counted(views);
    for (const [index, view] of views.entries()) {
      expect(pages[index]?.status).toBe(shape.status ?? 404);
      expect(textOf(pages[index])).toBe(draw(view));
    }
  });

  it('is drawn once for any number of addresses', () => {
    const views = Array.from({ length: 50 }, (_, n) =>
      viewOf({ id: `none-${n}`, column: `70${9_000 + n}` }, {}),
    );
    const { drawn, pages } = counted(views);
    expect(drawn).toBe(1);
    expect(new Set(pages.map((page) => page?.mould)).size).toBe(1);
  });

  it('is drawn for each column that has a menu around it', () => {
    const views = ['701001', '701002'].map((column) => viewOf({ id: 'none-1', column }, { second }));
    expect(counted(views).drawn).toBe(2);
  });

  it.each([
    ['has to be escaped', { keyword: '<script>&"\'' }],
    ['is empty', { id: '' }],
    ['stands in the menus', { id: 'fixed-deposit' }],
  ])('is drawn for itself where its value %s [SEC-15]', (_name, query) => {
    expect(counted([viewOf(query, {})]).pages).toEqual([undefined]);
  });
});
