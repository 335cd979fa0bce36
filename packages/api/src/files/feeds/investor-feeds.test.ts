import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';
import { askDownload } from '../downloads/ask-download.ts';
import { buildFeed } from './build-feed.ts';

const ORIGIN = 'https://www.bank.example';
const FILE = { path: '0123456789abcdef01234567.pdf', name: '公告', size: 1024, ext: 'pdf', pages: 1 };

const event = (key: string, startTime: string) =>
  aRecord('investor-event', { key, language: 'CN' }, { id: key, title: key, kind: 'RESULTS', startTime });
const figures = (year: string, value: string) =>
  aRecord(
    'key-figures',
    { key: year, language: 'CN' },
    { year, items: [{ code: 'NET_PROFIT', name: '归母净利润', unit: '亿元', value }] },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord('site-config', { key: 'site', language: 'CN' }, { siteName: '北曜 & 银行' } as Parameters<
      typeof aRecord<'site-config'>
    >[2]),
    aRecord(
      'column',
      { key: '601001', language: 'CN' },
      { columnId: '601001', name: '公告', page: 'investment-list', detailPath: '/read', cover: '' },
    ),
    aRecord(
      'announcement',
      { key: 'bond', language: 'CN' },
      {
        title: '债券 <完毕>',
        announceType: '09',
        publishDate: '2026-10-17',
        number: '2026-013',
        code: '601169',
        exchange: 'SSE',
        file: FILE,
      },
    ),
    event('late', '2027-03-30T18:00:00+08:00'),
    event('early', '2026-12-18T14:30:00+08:00'),
    figures('2024', '263.0'),
    figures('2025', '270.6'),
  ]);
});
afterAll(() => api.drop());

const feed = (name: string) => buildFeed(name, { content: api.snapshot, language: 'CN', origin: ORIGIN });

describe('the feed of announcements', () => {
  it('is Atom that leads to each document, safe against its own texts [IR-1]', async () => {
    const { type = '', text = '' } = (await feed('announcements.xml')) ?? {};
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(text).toContain('<title>北曜 &amp; 银行：公告</title>');
    expect(text).toContain('<title>债券 &lt;完毕&gt;</title>');
    expect(text).toContain(
      `<link rel="alternate" type="text/html" href="${ORIGIN}/pdfView?file=${FILE.path}"/>`,
    );
    expect(text.match(/<updated>[^<]+/g)).toEqual(Array(2).fill('<updated>2026-10-17T00:00:00+08:00'));
  });
});

describe('the investor calendar as a file', () => {
  it('has every event, soonest first [IR-4]', async () => {
    const { type = '', text = '' } = (await feed('investor-calendar.ics')) ?? {};
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(text.match(/^SUMMARY.*$/gm)).toEqual([
      'SUMMARY;LANGUAGE=zh-CN:early',
      'SUMMARY;LANGUAGE=zh-CN:late',
    ]);
  });

  it('has one event in the file of that event, and no file for any other id [IR-4]', async () => {
    expect((await feed('investor-event-late.ics'))?.text.match(/^SUMMARY.*$/gm)).toEqual([
      'SUMMARY;LANGUAGE=zh-CN:late',
    ]);
    expect(await feed('investor-event-nothing.ics')).toBeUndefined();
    expect(await feed('investor-event-../late.ics')).toBeUndefined();
  });
});

describe('the download of key figures', () => {
  it('has a row for each figure and a column for each year, newest first [IR-2]', async () => {
    const asked = askDownload('key-figures', new URLSearchParams());
    const answer =
      asked.kind === 'asked' ? await asked.build({ content: api.snapshot, imageBase: '/images/' }) : asked;
    expect(answer).toEqual({
      kind: 'file',
      fileName: '主要财务指标 2024-2025.csv',
      text: '\uFEFF指标,单位,2025,2024\r\n归母净利润,亿元,270.6,263.0\r\n',
    });
  });
});
