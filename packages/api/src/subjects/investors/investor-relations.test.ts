import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  dividendHistory,
  governance,
  investorCalendar,
  investorContact,
  keyFigures,
  shareCloses,
  type ShareCloses,
} from '@bank/contract';
import { aRecord } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const event = (id: string, startTime: string) =>
  aRecord('investor-event', { key: id }, { id, title: id, kind: 'RESULTS', startTime });
const dividend = (year: string, payDate: string) =>
  aRecord(
    'dividend',
    { key: year },
    {
      year,
      perTenShares: '3.30',
      total: '69.8',
      unit: '亿元',
      payoutRatio: '26.0',
      recordDate: payDate,
      exDate: payDate,
      payDate,
    },
  );
const director = (name: string, sort: number) =>
  aRecord(
    'director',
    { key: name },
    { name, position: '董事', kind: 'EXECUTIVE', since: '2023-05', resume: '略', sort },
  );
const figures = (year: string) =>
  aRecord(
    'key-figures',
    { key: year },
    { year, items: [{ code: 'NET_PROFIT', name: '归母净利润', unit: '亿元', value: '270.6' }] },
  );
const CONTACT = {
  department: '董事会办公室',
  phone: '010-00000000',
  email: 'ir@bank.example',
  address: '北京',
  postcode: '100033',
  hours: '9:00–17:00',
  registrar: '登记公司',
  registrarPhone: '4008058058',
  shareName: '北曜银行',
  shareCode: '601169',
  exchangeName: '上交所',
  exchangeUrl: 'https://www.sse.com.cn/',
};

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    event('third', '2027-03-30T18:00:00+08:00'),
    event('today-late', '2026-11-20T16:00:00+08:00'),
    event('today-early', '2026-11-20T09:00:00+08:00'),
    event('over', '2026-11-19T18:00:00+08:00'),
    dividend('2024', '2025-07-18'),
    dividend('2025', '2026-07-17'),
    director('second', 2),
    director('first', 1),
    aRecord(
      'committee',
      { key: 'audit' },
      { name: '审计委员会', duties: '略', chair: 'first', members: ['first'], sort: 1 },
    ),
    figures('2024'),
    figures('2025'),
    aRecord('investor-contact', { key: 'one' }, CONTACT),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');

describe('for investors there are', () => {
  it('key figures and dividends, the newest year first [IR-2]', async () => {
    expect((await client().call(keyFigures, {})).map(({ year }) => year)).toEqual(['2025', '2024']);
    expect((await client().call(dividendHistory, {})).map(({ year }) => year)).toEqual(['2025', '2024']);
  });

  it('who governs the bank, in the editors’ order', async () => {
    const { directors, committees } = await client().call(governance, {});
    expect(directors.map(({ name }) => name)).toEqual(['first', 'second']);
    expect(committees).toEqual([{ name: '审计委员会', duties: '略', chair: 'first', members: ['first'] }]);
  });

  it('whom to ask, and nobody where the language has none', async () => {
    expect(await client().call(investorContact, {})).toEqual(CONTACT);
    await expect(api.client('EN').call(investorContact, {})).rejects.toMatchObject({ body: { code: 40400 } });
  });

  it('events from today on or from a day, the soonest first [IR-4]', async () => {
    const ids = async (request: object) =>
      (await client().call(investorCalendar, request)).map(({ id }) => id);
    expect(await ids({})).toEqual(['today-early', 'today-late', 'third']);
    expect(await ids({ limit: 2 })).toEqual(['today-early', 'today-late']);
    expect(await ids({ from: '2026-11-19' })).toEqual(['over', 'today-early', 'today-late', 'third']);
    expect(await ids({ from: '2026-11-21' })).toEqual(['third']);
  });

  it('closing prices where a source gives them, and nothing where it does not answer [IR-3]', async () => {
    const from = (source?: () => Promise<ShareCloses | null>) =>
      createClient(
        'CN',
        createTransport({ content: api.snapshot, imageBase: '/images/', shareCloses: source }),
      ).call(shareCloses, {});
    const closes: ShareCloses = { isDemo: false, closes: [{ date: '2026-11-19', close: '5.40' }] };
    expect(await from(async () => closes)).toEqual(closes);
    expect(await from(async () => null)).toBeNull();
    expect(await from()).toBeNull();
  });
});
