import { describe, expect, it } from 'vitest';
import { createClient, type Transport } from '@bank/contract';
import { anFxRate, fx } from '../../../parts/blocks/testing/home-fixtures.ts';
import { loadHome } from './load-home.ts';

const CLOSE = { date: '2026-11-19', middleRate: '', spotBuy: '', cashBuy: '', spotSell: '', cashSell: '' };

function recording(refused?: string, answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const transport: Transport = (endpoint, request) => {
    const { channel, language, webLan, ...own } = request;
    expect([channel, language, webLan]).toEqual(['1', 'CN', 'CN']);
    asked.push(`${endpoint.path.replace('/api/', '')} ${JSON.stringify(own)}`);
    const code = endpoint.path === refused ? 50000 : 0;
    const nothing = endpoint.path === '/api/webListModel/queryList' ? { list: [] } : [];
    return Promise.resolve({
      code,
      msg: '',
      data: code === 0 ? (answers[endpoint.path] ?? nothing) : null,
      traceId: '',
    });
  };
  return { client: createClient('CN', transport), asked };
}

describe('loadHome', () => {
  it('asks for each block of the page once, all at the same time [S7-personal]', async () => {
    const { client, asked } = recording();
    const loading = loadHome({ client, signal: undefined }, { tolerant: false });
    expect(asked).toEqual([
      'foreignRate/queryList {}',
      'webPersonal/bannerList {"pageId":"P01"}',
      'webPersonal/shortcutList {"pageId":"P01","position":"QUICK"}',
      'webPersonal/shortcutList {"pageId":"P01","position":"STORY"}',
      'webPersonal/shortcutList {"pageId":"P01","position":"ASSURANCE"}',
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

  it('asks for the month behind each main currency that has changed, and for no other', async () => {
    const { client, asked } = recording(undefined, {
      '/api/foreignRate/queryList': {
        ...fx,
        list: [anFxRate({ changeRate: '0.00' }), anFxRate({ currency: 'EUR', changeRate: '-0.21' })],
      },
      '/api/foreignRate/history': [
        { ...CLOSE, spotBuy: '820.10' },
        { ...CLOSE, spotBuy: '' },
      ],
    });
    const { trends } = await loadHome({ client, signal: undefined }, { tolerant: false });
    expect(asked.filter((one) => one.includes('history'))).toEqual([
      'foreignRate/history {"currency":"EUR","window":"1M"}',
    ]);
    expect(trends).toEqual({ EUR: ['820.10'] });
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
