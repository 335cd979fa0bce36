import { describe, expect, it } from 'vitest';
import { CallRejected, type Client, type RouteDef } from '@bank/contract';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { pageRegistry } from '../../base/page/page-registry.ts';
import { LeadsTo } from '../../base/page/leads-to.ts';
import { loadView, type ViewSources } from './load-view.ts';
import { definePage } from '../../base/page/page-module.ts';
import { columnParameter, pageParameter } from '../../base/page/query-parameters.ts';
import { recordIndex } from './record-index.ts';

const record = (path: string, more: Partial<RouteDef> = {}): RouteDef => ({
  id: path,
  name: path,
  code: path,
  path,
  url: path,
  urlType: '1',
  component: 'list',
  dataType: 2,
  levels: 1,
  layout: 'base',
  title: path,
  keepAlive: false,
  ...more,
});

const RECORDS = [
  record('/personal', { keepAlive: true }),
  record('/list'),
  record('/old', { redirect: '/list' }),
  record('/twin', { twin: '/en/twin' }),
  record('/gone', { component: 'gone' }),
  record('/broken', { component: 'broken' }),
  record('/exact', { component: 'exact' }),
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
