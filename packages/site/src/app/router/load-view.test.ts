import { describe, expect, it } from 'vitest';
import { CallRejected, breadCrumb, type Client, type Language, type RouteDef } from '@bank/contract';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { pageRegistry } from '../../base/page/page-registry.ts';
import { LeadsTo } from '../../base/page/leads-to.ts';
import { loadView, type ViewSources } from './load-view.ts';
import { definePage, type PageHead } from '../../base/page/page-module.ts';
import { columnParameter, pageParameter } from '../../base/page/query-parameters.ts';
import { recordIndex } from './record-index.ts';
import { aRoute } from '../testing/a-route.ts';

const RECORDS = [
  aRoute('/personal', { keepAlive: true }),
  aRoute('/list'),
  aRoute('/old', { redirect: '/list' }),
  aRoute('/twin', { twin: '/en/twin' }),
  aRoute('/gone', { component: 'gone' }),
  aRoute('/broken', { component: 'broken' }),
  aRoute('/exact', { component: 'exact' }),
  aRoute('/service', { layout: 'second', banner: { title: 's', imgUrl: '/s.svg', phoneImgUrl: '/p.svg' } }),
];

const rejecting = (code: number) => () =>
  Promise.reject(new CallRejected({ code, msg: '', data: null, traceId: '' }));

function sources(more: Partial<ViewSources> = {}): ViewSources {
  const loads = {
    list: () => Promise.resolve('data'),
    gone: rejecting(41000),
    broken: rejecting(50000),
    exact: () => Promise.reject(new LeadsTo('/list?page=2')),
  };
  return {
    registry: pageRegistry((component) =>
      Promise.resolve(
        definePage({
          parameters: { page: pageParameter },
          load: loads[component as keyof typeof loads],
          head: () => ({ title: 'own title' }),
          Page: () => null,
        }),
      ),
    ),
    client: () => ({}) as Client,
    records: () => Promise.resolve(recordIndex(RECORDS)),
    chrome: (language) => Promise.resolve(sampleChrome(language)),
    ...more,
  };
}

const at = (path: string) => new URL(path, 'https://bank.example');

describe('a page of what a bank has one of', () => {
  const PRICES = [aRoute('/prices', { component: 'prices' })];
  const priceList = definePage({
    parameters: { page: pageParameter },
    awaits: ({ page }) => page === undefined,
    load: rejecting(40400),
    Page: () => null,
  });
  const welcome = definePage({ parameters: {}, load: () => Promise.resolve(['ways on']), Page: () => null });
  const leafOf = async (path: string) => {
    const loaded = await loadView(at(path), {
      ...sources({ records: () => Promise.resolve(recordIndex(PRICES)) }),
      registry: pageRegistry((component) => Promise.resolve(component === 'welcome' ? welcome : priceList)),
    });
    return loaded.kind === 'view' ? loaded.view.leaf : undefined;
  };

  it('says that it is being prepared until that is published, and search engines leave it out [S2-other]', async () => {
    expect(await leafOf('/prices')).toEqual({
      kind: 'page',
      shown: 'welcome',
      data: ['ways on'],
      query: {},
      head: { noindex: true },
    });
  });

  it('does not exist where something else is asked of it [S2-404]', async () => {
    expect(await leafOf('/prices?page=2')).toMatchObject({ kind: 'missing', status: 404 });
  });
});

describe('an address', () => {
  it('becomes a view: its record, the chrome of its language, its data [S2-generated]', async () => {
    const loaded = await loadView(at('/list?page=3&utm=x'), sources());
    expect(loaded).toMatchObject({
      kind: 'view',
      view: {
        language: 'CN',
        record: { path: '/list' },
        leaf: { kind: 'page', data: 'data', query: { page: '3' }, head: { title: 'own title' } },
      },
    });
  });

  it('shows the banner of its records, or that of what the page shows [S4-banner]', async () => {
    const lastCrumb = async (head: PageHead) => {
      const page = definePage({
        parameters: {},
        load: () => Promise.resolve(''),
        head: () => head,
        Page: () => null,
      });
      const client = { call: () => Promise.resolve([]) } as unknown as Client;
      const loaded = await loadView(at('/service'), {
        ...sources({ client: () => client }),
        registry: pageRegistry(() => Promise.resolve(page)),
      });
      const crumb = loaded.kind === 'view' ? loaded.view.leaf.second?.crumbs.at(-1) : undefined;
      return [crumb?.bannerImgUrl, crumb?.bannerPhoneImgUrl];
    };
    expect(await lastCrumb({})).toEqual(['/s.svg', '/p.svg']);
    expect(await lastCrumb({ banner: { bannerImgUrl: '/own.svg' } })).toEqual(['/own.svg', undefined]);
  });

  it.each([
    ['/', '/personal'],
    ['/old', '/list'],
    ['/exact', '/list?page=2'],
    ['/nowhere', '/404?from=%2Fnowhere'],
    ['/en/nowhere', '/en/404?from=%2Fen%2Fnowhere'],
    ['/LIST', '/404?from=%2FLIST'],
  ])('%s leads to %s [S2-root] [S2-404]', async (path, location) => {
    expect(await loadView(at(path), sources())).toEqual({ kind: 'redirect', location });
  });

  it('leads where its item stands in the other language, not where its page does [LANG-2] [LANG-3]', async () => {
    const twinOf = async (twin: string | false | undefined) => {
      const page = definePage({
        parameters: {},
        load: () => Promise.resolve(1),
        head: () => (twin === undefined ? {} : { twin }),
        Page: () => null,
      });
      const loaded = await loadView(
        at('/twin'),
        sources({ registry: pageRegistry(() => Promise.resolve(page)) }),
      );
      return loaded.kind === 'view' ? loaded.view.record.twin : 'no view';
    };
    expect(await twinOf(undefined)).toBe('/en/twin');
    expect(await twinOf('/en/detail?id=1')).toBe('/en/detail?id=1');
    expect(await twinOf(false)).toBeUndefined();
  });

  it.each<[string | undefined, Partial<RouteDef>, string, string | undefined]>([
    ['/en/other?column=1', { twin: '/en/twin' }, '/list', '/en/other?column=1'],
    ['', { twin: '/en/twin' }, '/list', undefined],
    ['/en/twin?column=1', { twin: '/en/twin' }, '/list', '/en/twin'],
    ['/en/other?column=1', { twin: '/en/twin' }, '/elsewhere', '/en/twin'],
    ['/en/other?column=1', {}, '/list', '/en/other?column=1'],
    [undefined, { twin: '/en/twin' }, '/list', '/en/twin'],
  ])(
    'of a column with the twin %j on a page with %j, whose home is %s, leads to %j [LANG-2]',
    async (twin, own, home, expected) => {
      const crumb = { id: '1', name: '', bannerImgUrl: '', url: `${home}?column=701002`, component: '' };
      const client = {
        call: async (endpoint: unknown) =>
          endpoint === breadCrumb ? [{ ...crumb, ...(twin !== undefined && { twin }) }] : [],
      } as unknown as Client;
      const page = definePage({
        parameters: { column: columnParameter },
        load: () => Promise.resolve(1),
        Page: () => null,
      });
      const loaded = await loadView(
        at('/list?column=701002'),
        sources({
          client: () => client,
          registry: pageRegistry(() => Promise.resolve(page)),
          records: () => Promise.resolve(recordIndex([aRoute('/list', { layout: 'second', ...own })])),
        }),
      );
      if (loaded.kind !== 'view') throw new Error('no view');
      expect(loaded.view.record.twin).toBe(expected);
      expect(loaded.view.record.path).toBe('/list');
      expect(loaded.view.leaf.head.twin).toBe(expected === own.twin ? undefined : (expected ?? false));
    },
  );

  it('without a column of its own stands for its own page in the other language [LANG-2]', async () => {
    const crumb = { id: '1', name: '', bannerImgUrl: '', url: '/list', component: '', twin: '/en/other' };
    const client = {
      call: async (endpoint: unknown) => (endpoint === breadCrumb ? [crumb] : []),
    } as unknown as Client;
    const twinOf = async (own: Partial<RouteDef>) => {
      const records = recordIndex([aRoute('/list', { layout: 'second', columnId: '701001', ...own })]);
      const loaded = await loadView(
        at('/list'),
        sources({ client: () => client, records: async () => records }),
      );
      return loaded.kind === 'view' && loaded.view.record.twin;
    };
    expect(await twinOf({ twin: '/en/twin' })).toBe('/en/twin');
    expect(await twinOf({})).toBe('/en/other');
  });

  it('fetches a part of its page beside the data, and waits for it', async () => {
    const order: string[] = [];
    const fetched = async (language: Language) => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`part in ${language}`);
    };
    const page = definePage({
      parameters: {},
      part: () => ({ file: 'part.tsx', fetch: fetched }),
      load: async () => order.push('data'),
      Page: () => null,
    });
    await loadView(at('/list'), sources({ registry: pageRegistry(() => Promise.resolve(page)) }));
    expect(order).toEqual(['data', 'part in CN']);
  });

  it('with a column that its page does not show is a page that does not exist [S2-404]', async () => {
    const page = definePage({
      parameters: { column: columnParameter },
      columns: ['701001'],
      load: () => Promise.resolve(1),
      Page: () => null,
    });
    const registry = pageRegistry(() => Promise.resolve(page));
    const kindOf = async (column: string) => {
      const loaded = await loadView(at(`/list?column=${column}`), sources({ registry }));
      return loaded.kind === 'view' && loaded.view.leaf.kind;
    };
    expect(await kindOf('701001')).toBe('page');
    expect(await kindOf('701009')).toBe('missing');
    expect(await kindOf('abc')).toBe('page');
  });

  it('of a withdrawn item is a view with status 410, not a failure [S2-404]', async () => {
    const loaded = await loadView(at('/gone'), sources());
    expect(loaded).toMatchObject({ kind: 'view', view: { leaf: { kind: 'missing', status: 410 } } });
  });

  it('whose call fails otherwise rejects with what the call rejected with [S8-code]', async () => {
    await expect(loadView(at('/broken'), sources())).rejects.toMatchObject({ body: { code: 50000 } });
  });

  it('of a kept-alive page is answered from memory under its canonical address [S2-keepalive]', async () => {
    const asked: string[] = [];
    const remember: ViewSources['remember'] = (key, load) => {
      asked.push(key);
      return load();
    };
    await loadView(at('/personal?page=2&x=1'), sources({ remember }));
    await loadView(at('/list'), sources({ remember }));
    expect(asked).toEqual(['/personal?page=2']);
  });
});
