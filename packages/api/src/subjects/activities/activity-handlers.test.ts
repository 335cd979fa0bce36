import { afterEach, describe, expect, it } from 'vitest';
import { activityDetail, activityList } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const activity = (key: string, startDate: string, endDate: string, parts = {}) =>
  anArticle({
    columnId: '101001',
    key,
    publishDate: '2026-10-01',
    title: `活动 ${key}`,
    startDate,
    endDate,
    area: ['全国'],
    ...parts,
  });

const ITEMS = [
  activity('now', '2026-11-15', '2026-12-31', { rules: ['一人一次'] }),
  activity('today', '2026-11-20', '2026-11-20'),
  activity('soon', '2026-12-01', '2026-12-02'),
  activity('later', '2027-01-11', '2027-02-04'),
  activity('over', '2026-11-01', '2026-11-19'),
  activity('long-over', '2025-11-01', '2025-11-30'),
  anArticle({ columnId: '701001', key: 'news' }),
];

let api: TestApi;
afterEach(() => api.drop());

const at = async (moment: string) => (api = await apiOver(ITEMS, Date.parse(moment)));
const ask = (request = {}) => api.client('CN').call(activityList, request);
const keys = (list: { id: string }[]) => list.map(({ id }) => id);

describe('activities', () => {
  it('come as current, coming and over, the nearest to today first [S7-personal]', async () => {
    await at('2026-11-20T10:30:00+08:00');
    const found = await ask();
    expect(keys(found.list)).toEqual(['today', 'now', 'soon', 'later', 'over', 'long-over']);
    expect(found.counts).toEqual({ ALL: 6, CURRENT: 2, UPCOMING: 2, ENDED: 2 });
    // 11-20 → 12-31: ten days of November and thirty-one of December; 11-20 → 12-01: eleven; 11-19 → 11-20: one.
    expect(found.list.map(({ days }) => days).slice(0, 5)).toEqual([0, 41, 11, 52, 1]);
  });

  it.each([
    ['CURRENT', ['today', 'now']],
    ['UPCOMING', ['soon', 'later']],
    ['ENDED', ['over', 'long-over']],
  ] as const)('%s are judged by today in Beijing [S7-personal]', async (status, expected) => {
    await at('2026-11-20T10:30:00+08:00');
    const found = await ask({ status });
    expect(keys(found.list)).toEqual(expected);
    expect(found.total).toBe(2);
  });

  it.each([
    ['2026-11-20T15:59:59Z', 'CURRENT', 0],
    ['2026-11-20T16:00:00Z', 'ENDED', 1],
  ])(
    'at %s the one of 20 November is %s, whatever day it is elsewhere [S7-personal]',
    async (moment, status, days) => {
      await at(moment);
      expect(await api.client('CN').call(activityDetail, { id: 'today' })).toMatchObject({ status, days });
    },
  );

  it('are found by keyword, and the counts follow it [S7-personal]', async () => {
    await at('2026-11-20T10:30:00+08:00');
    const found = await ask({ keyword: 'over', status: 'ENDED', pageSize: 1, pageNum: 2 });
    expect(keys(found.list)).toEqual(['long-over']);
    expect(found).toMatchObject({ total: 2, counts: { ALL: 2, CURRENT: 0, ENDED: 2 } });
  });

  it('one comes with its rules; an article of another column is none [S7-personal] [S8-code]', async () => {
    await at('2026-11-20T10:30:00+08:00');
    const client = api.client('CN');
    expect(await client.call(activityDetail, { id: 'now' })).toMatchObject({ rules: ['一人一次'], days: 41 });
    await expect(client.call(activityDetail, { id: 'news' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});
