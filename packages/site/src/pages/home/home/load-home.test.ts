import { describe, expect, it } from 'vitest';
import { createClient, type Transport } from '@bank/contract';
import { loadHome } from './load-home.ts';

function recording(refused?: string) {
  const asked: string[] = [];
  const transport: Transport = (endpoint, request) => {
    const { channel, language, webLan, ...own } = request;
    expect([channel, language, webLan]).toEqual(['1', 'CN', 'CN']);
    asked.push(`${endpoint.path.replace('/api/', '')} ${JSON.stringify(own)}`);
    const code = endpoint.path === refused ? 50000 : 0;
    const nothing = endpoint.path === '/api/webListModel/queryList' ? { list: [] } : [];
    return Promise.resolve({ code, msg: '', data: code === 0 ? nothing : null, traceId: '' });
  };
  return { client: createClient('CN', transport), asked };
}

describe('loadHome', () => {
  it('asks for each block of the page once, all at the same time [S7-personal]', async () => {
    const { client, asked } = recording();
    const loading = loadHome({ client, signal: undefined }, { tolerant: false });
    expect(asked).toEqual([
      'webPersonal/bannerList {"pageId":"P01"}',
      'webPersonal/shortcutList {"pageId":"P01","position":"QUICK"}',
      'webPersonal/shortcutList {"pageId":"P01","position":"STORY"}',
      'webPersonal/shortcutList {"pageId":"P01","position":"ASSURANCE"}',
      'foreignRate/queryList {}',
      'webRate/deposit {"currency":"CNY"}',
      'webRate/loan {}',
      'webRate/gold {}',
      'webPersonal/dailyProdList {"pageId":"P01"}',
      'webPersonal/querySpeProduct {"pageId":"P01"}',
      'webPersonal/bannerList {"pageId":"P02"}',
      'webListModel/queryList {"columnId":"701001","pageSize":12}',
      'webListModel/queryList {"columnId":"701002","pageSize":12}',
      'webPersonalActive/activityList {"status":"CURRENT","pageSize":2}',
    ]);
    await loading;
  });

  it('rejects on the server and leaves one block out in the browser when a call is refused [S8-code]', async () => {
    const { client } = recording('/api/foreignRate/queryList');
    await expect(loadHome({ client, signal: undefined }, { tolerant: false })).rejects.toMatchObject({
      body: { code: 50000 },
    });
    const data = await loadHome({ client, signal: undefined }, { tolerant: true });
    expect(data.fx).toBeUndefined();
    expect(data.banners).toEqual([]);
  });
});
