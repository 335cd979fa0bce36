import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beijingDay, pageSpeed, type LimitClass } from '@bank/contract';
import type { PageSpeed } from '@bank/store';
import { registerApi } from '../../calls/api.ts';
import { aPage } from '../../testing/a-page.ts';
import { apiOver, type TestApi } from '../../testing.ts';

let api: TestApi;
let app: FastifyInstance;
const counted: PageSpeed[] = [];
const limits: LimitClass[] = [];
beforeAll(async () => {
  api = await apiOver([
    aPage('home', { path: '/', component: 'home' }),
    aPage('map', { path: '/bobbank/map', component: 'map' }),
    aPage('map', { path: '/en/bobbank/map', component: 'map' }, 'EN'),
  ]);
  app = Fastify();
  registerApi(app, {
    snapshot: () => api.snapshot,
    imageBase: '/images/',
    visits: { ...api.visits, speeds: { ...api.visits.speeds, count: (speed) => void counted.push(speed) } },
    visitorOf: () => '192.0.2.1',
    admit: (_request, limit) => void limits.push(limit),
  });
});
afterAll(async () => {
  await app.close();
  await api.drop();
});
beforeEach(() => {
  counted.length = limits.length = 0;
});
const tell = (payload: object) =>
  app.inject({
    method: 'POST',
    url: pageSpeed.path,
    payload: { path: '/bobbank/map', window: 'wide', ...payload },
  });

describe('how fast a page was', () => {
  it('is counted by day and page of its language, with what was measured and nothing else', async () => {
    expect((await tell({ lcp: 812, cls: 0 })).json()).toMatchObject({ code: 0, data: true });
    await tell({ path: '/', window: 'narrow', inp: 48 });
    await tell({ path: '/en/bobbank/map', language: 'EN', ttfb: 20 });
    const day = beijingDay(Date.now());
    expect(counted).toEqual([
      { day, path: '/bobbank/map', window: 'wide', measures: { lcp: 812, cls: 0 } },
      { day, path: '/', window: 'narrow', measures: { inp: 48 } },
      { day, path: '/en/bobbank/map', window: 'wide', measures: { ttfb: 20 } },
    ]);
    expect(new Set(limits)).toEqual(new Set(['beacon']));
  });

  it('is not counted for a page that there is not, and nobody is told', async () => {
    for (const payload of [{ path: '/invented' }, { path: '/en/bobbank/map' }])
      expect((await tell({ lcp: 1, ...payload })).json()).toMatchObject({ code: 0, data: true });
    expect(counted).toEqual([]);
  });

  it.each([
    [{ lcp: -1 }, 'lcp'],
    [{ lcp: 120_001 }, 'lcp'],
    [{ cls: 0.1 }, 'cls'],
    [{ inp: '40' }, 'inp'],
    [{ window: 'tall' }, 'window'],
    [{ path: '/personal?phone=13800138000' }, 'path'],
    [{ path: '/personal/13800138000' }, 'path'],
    [{ fingerPrint: 'x' }, 'fingerPrint'],
  ])('is refused with what is wrong: %j', async (payload, field) => {
    expect((await tell(payload)).json()).toMatchObject({
      code: 40000,
      data: { fields: { [field]: expect.any(String) as string } },
    });
    expect(counted).toEqual([]);
  });
});
