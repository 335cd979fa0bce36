import { describe, expect, it, vi } from 'vitest';
import {
  CallRejected,
  breadCrumb,
  leftTree,
  qrList,
  type BannerCrumb,
  type Client,
  type MenuNode,
  type RouteDef,
} from '@bank/contract';
import { aMenuEntry } from '../../frame/chrome/testing/sample-chrome.ts';
import { definePage, type PageHead, type PageModule } from '../../base/page/page-module.ts';
import { columnParameter } from '../../base/page/query-parameters.ts';
import { loadLeaf } from './load-leaf.ts';
import { recordIndex } from './record-index.ts';

const record = (code: string, more: Partial<RouteDef> = {}): RouteDef => ({
  id: `id-${code}`,
  name: `名 ${code}`,
  code,
  path: `/${code}`,
  url: '',
  urlType: '1',
  component: 'list',
  dataType: 2,
  levels: 1,
  layout: 'second',
  title: code,
  keepAlive: false,
  ...more,
});

const HOME = record('personal', { layout: 'base' });
const HEADING = record('heading', {
  path: '',
  url: '#',
  parentCode: 'personal',
  banner: { title: '', imgUrl: 'h.jpg' },
});
const SECTION = record('section', { parentCode: 'heading', columnId: '701001' });
const LIST = record('list', { parentCode: 'section' });
const ENGLISH = record('en', { path: '/en' });
const UNDER_ENGLISH = record('about', { path: '/en/about', parentCode: 'en' });
const records = recordIndex([HOME, HEADING, SECTION, LIST, ENGLISH, UNDER_ENGLISH]).byCode;

const CRUMBS: BannerCrumb[] = [{ id: '7', name: '公告', bannerImgUrl: '', url: '/list', component: 'list' }];

interface Asked {
  left?: MenuNode[];
  qr?: () => Promise<unknown>;
}

/** Answers what stands around a page, and keeps what it was asked. */
function around({ left = [], qr }: Asked = {}) {
  const asked: [string, unknown][] = [];
  const answers = new Map<unknown, () => unknown>([
    [breadCrumb, () => CRUMBS],
    [leftTree, () => left],
    [qrList, () => qr?.()],
  ]);
  const call = async (endpoint: { path: string }, params: unknown) => {
    asked.push([endpoint.path, params]);
    return answers.get(endpoint)?.();
  };
  return { asked, client: { call } as unknown as Client };
}

const page = (
  more: Partial<Pick<PageModule<unknown>, 'columns' | 'load' | 'speaksInLoad' | 'words'>> & {
    head?: () => PageHead;
  } = {},
) =>
  definePage<unknown>({
    parameters: { column: columnParameter },
    load: () => Promise.resolve('data'),
    Page: () => null,
    ...more,
  });

function load(shown: RouteDef, { query = {}, asked = around(), of = page() } = {}) {
  const request = { client: asked.client, language: 'CN' as const, record: shown, query, signal: undefined };
  return loadLeaf(of, request, records);
}

const rejecting = (code: number) => () =>
  Promise.reject(new CallRejected({ code, msg: '', data: null, traceId: '' }));

describe('what one page needs', () => {
  it('is its data alone on a page of the first level [S2-generated]', async () => {
    const asked = around();
    expect(await load(HOME, { asked })).toEqual({ kind: 'page', data: 'data', query: {}, head: {} });
    expect(asked.asked).toEqual([]);
  });

  it.each(['second', 'fund'] as const)(
    'is also its breadcrumb and left menu in the layout %s [S3-breadcrumb]',
    async (layout) => {
      const left = [aMenuEntry({ code: 'list', path: '/list', url: '/list' })];
      const asked = around({ left });
      const leaf = await load({ ...LIST, layout }, { query: { column: '701002' }, asked });
      expect(leaf.second).toEqual({
        crumbs: CRUMBS,
        left: [{ code: 'list', name: left[0]?.name, url: '/list' }],
        leftTitle: '名 section',
        leftCurrent: 'list',
      });
      expect(asked.asked).toEqual([
        [breadCrumb.path, { id: '701002' }],
        [leftTree.path, { code: 'list' }],
      ]);
    },
  );

  it('is the breadcrumb of its own column where none is asked for [S3-breadcrumb]', async () => {
    const asked = around();
    await load(SECTION, { asked });
    expect(asked.asked[0]).toEqual([breadCrumb.path, { id: '701001' }]);
  });

  it('is a breadcrumb from the records where it has no column, under the nearest banner [S3-breadcrumb]', async () => {
    const { second } = await load(LIST);
    const none = { bannerImgUrl: '', component: 'list' };
    expect(second).toEqual({
      crumbs: [
        { id: 'id-personal', name: '名 personal', url: '/personal', ...none },
        { id: 'id-heading', name: '名 heading', url: '#', ...none, bannerImgUrl: 'h.jpg' },
        { id: 'id-section', name: '名 section', url: '/section', ...none },
        { id: 'id-list', name: '名 list', url: '/list', ...none, bannerImgUrl: 'h.jpg' },
      ],
      left: [],
      leftTitle: '名 heading',
    });
  });

  it('is a breadcrumb in the words of its own banner [S3-breadcrumb]', async () => {
    const shown = { ...LIST, banner: { imgUrl: 'own.jpg', title: '横幅', subTitle: '副题' } };
    const crumbs = (await load(shown)).second?.crumbs;
    expect(crumbs?.at(-1)).toEqual({
      id: 'id-list',
      name: '横幅',
      subTitle: '副题',
      bannerImgUrl: 'own.jpg',
      url: '/list',
      component: 'list',
    });
    expect((await load(HOME)).second).toBeUndefined();
    const alone = await load(record('alone', { layout: 'second' }));
    expect(alone.second).toMatchObject({
      crumbs: [{ name: '名 alone', bannerImgUrl: '' }],
      leftTitle: '名 alone',
    });
  });

  it.each([
    ['the page above its entries', ['list'], LIST, '名 section'],
    ['the first that has one above it', ['unknown', 'list'], LIST, '名 section'],
    ['the Chinese home for its own sections', ['heading'], LIST, '名 personal'],
    ['the page itself where the English home is above', ['about'], UNDER_ENGLISH, '名 about'],
    ['the uppermost below the home, without entries', [], LIST, '名 heading'],
  ] as const)('calls its left menu by %s [S7-nav]', async (_, codes, shown, title) => {
    const left = codes.map((code) => aMenuEntry({ code }));
    expect((await load(shown, { asked: around({ left }) })).second?.leftTitle).toBe(title);
  });

  it('is the list of QR codes of its menu title, which no page is lost for [S7-start]', async () => {
    const titled = { ...HOME, titleId: '5' };
    const qr = [{ url: '/a.svg', title: 'A' }];
    expect(await load(titled, { asked: around({ qr: async () => ({ qrUrlList: qr }) }) })).toMatchObject({
      qr,
    });
    const lost = await load(titled, { asked: around({ qr: () => Promise.reject(new Error('no network')) }) });
    expect(lost).toEqual({ kind: 'page', data: 'data', query: {}, head: {} });
  });

  it('is a head that knows record, query and language, and of a list only its place', async () => {
    const head = vi.fn(() => ({ title: '题', list: { total: 9, pageNum: 1, pageSize: 8, list: ['item'] } }));
    const leaf = await load(HOME, { query: { column: '701002' }, of: page({ head }) });
    expect(head).toHaveBeenCalledWith('data', { record: HOME, query: { column: '701002' }, language: 'CN' });
    expect(leaf.head).toEqual({ title: '题', list: { total: 9, pageNum: 1, pageSize: 8 } });
  });

  it('waits for the words of a page whose data are made with them', async () => {
    const order: string[] = [];
    const slow = {
      load: async () => {
        await new Promise((done) => setImmediate(done));
        order.push('words');
      },
      of: () => ({}),
    };
    const of = page({
      words: [slow],
      speaksInLoad: true,
      async load() {
        order.push('data');
      },
    });
    await load(HOME, { of });
    expect(order).toEqual(['words', 'data']);
  });

  it.each([
    [40400, 404],
    [41000, 410],
  ])('is what stands around it where it does not exist: %i becomes %i [S2-404]', async (code, status) => {
    const of = page({ load: rejecting(code) });
    const missing = { kind: 'missing', status, query: {}, head: { noindex: true } };
    expect(await load(HOME, { of })).toEqual(missing);
    const leaf = await load(SECTION, { of });
    expect(leaf).toEqual({ ...missing, second: { crumbs: CRUMBS, left: [], leftTitle: '名 heading' } });
  });

  it('is nothing in a column that the page does not show [S2-404]', async () => {
    const of = page({ columns: ['701001'] });
    expect(await load(HOME, { query: { column: '701009' }, of })).toEqual({
      kind: 'missing',
      status: 404,
      query: { column: '701009' },
      head: { noindex: true },
    });
  });

  it('fails as a call of it failed [S8-code]', async () => {
    const failing = page({ load: rejecting(50000) });
    await expect(load(HOME, { of: failing })).rejects.toMatchObject({ body: { code: 50000 } });
    const broken = page({ load: () => Promise.reject(new Error('a fault of ours')) });
    await expect(load(HOME, { of: broken })).rejects.toThrow('a fault of ours');
  });
});
