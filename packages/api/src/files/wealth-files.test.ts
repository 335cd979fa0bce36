import { LANGUAGES, gainedShare, type Language } from '@bank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import type { ContentSnapshot } from '@bank/store';
import { aProduct } from '../testing/a-product.ts';
import { askDownload } from './downloads/ask-download.ts';
import { trackOfProduct } from '../subjects/wealth/track-of-product.ts';
import { buildFeed } from './feeds/build-feed.ts';

const ORIGIN = 'https://www.bank.example';
/** The NAV of 1 January 2025 holds until that of a year later: only a year of holding gained. */
const HELD: Readonly<Record<number, string>> = {
  1: '0,0.0,0.00,0.00,0.00',
  3: '0,0.0,0.00,0.00,0.00',
  6: '0,0.0,0.00,0.00,0.00',
  12: '1,100.0,2.40,2.40,2.40',
};
const NOW = Date.parse('2026-11-20T10:30:00+08:00');

let test: TestStore;
let content: ContentSnapshot;
beforeAll(async () => {
  test = await openTestStore();
  const products = LANGUAGES.map((language) =>
    aProduct(
      'TX1',
      {
        prodName: '天璇·定开',
        termDays: 365,
        termBucket: 'T4',
        benchmarkPeriods: [{ from: '2025-01-01', to: '2026-01-01', low: '2.50', high: '2.90' }],
      },
      language,
    ),
  );
  const release = aRelease({
    scope: 'wealth',
    items: products,
    series: [
      {
        type: 'wealth-nav',
        mode: 'full',
        points: [
          { key: 'TX1', date: '2025-01-01', values: ['1.0000', '1.0000'] },
          { key: 'TX1', date: '2026-01-01', values: ['1.0240', '1.0240'] },
        ],
      },
      {
        type: 'wealth-dealing',
        mode: 'full',
        points: [
          { key: 'TX1', date: '2026-11-19', values: ['2026-11-20', '2026-11-23'] },
          { key: 'TX1', date: '2026-11-20', values: ['2026-11-23', '2026-11-24'] },
          { key: 'TX1', date: '2027-05-18', values: ['2027-05-19', '2027-05-20'] },
        ],
      },
    ],
  });
  await publish(test.writer, release, NOW);
  content = test.store.snapshot(await test.store.currentVersion(NOW));
});
afterAll(() => test.drop());

describe('the opening days of a product as a calendar [WLTH-8]', () => {
  const feed = (name: string) => buildFeed(name, { content, language: 'CN', origin: ORIGIN });

  it('are whole days from the day of the content on, each with an id that stays', async () => {
    const { type = '', text = '' } = (await feed('wealth-openings-TX1.ics')) ?? {};
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(text.match(/^DTSTART.*$/gm)).toEqual([
      'DTSTART;VALUE=DATE:20261120',
      'DTSTART;VALUE=DATE:20270518',
    ]);
    expect(text.match(/^UID.*$/gm)).toEqual([
      'UID:wealth-TX1-2026-11-20@www.bank.example',
      'UID:wealth-TX1-2027-05-18@www.bank.example',
    ]);
    expect(text).toContain('SUMMARY;LANGUAGE=zh-CN:天璇·定开开放申购与赎回');
  });

  it('are no file for a product that there is not', async () => {
    expect(await feed('wealth-openings-NONE.ics')).toBeUndefined();
    expect(await feed('wealth-openings-../TX1.ics')).toBeUndefined();
    expect(await feed('wealth-closings-TX1.ics')).toBeUndefined();
  });
});

describe('the download of what a product reached [WLTH-8]', () => {
  const answer = async (prodCode: string) => {
    const asked = askDownload('wealth-track', new URLSearchParams({ prodCode }));
    return asked.kind === 'asked' ? asked.build({ content, imageBase: '/images/' }) : asked;
  };

  it('has a row for each period with its range, its figure and the word for it', async () => {
    expect(await answer('TX1')).toMatchObject({
      kind: 'file',
      fileName: 'TX1 与业绩比较基准.csv',
      text:
        '\uFEFF产品代码,期初,期末,基准下限（%）,基准上限（%）,实际年化（%）,结果\r\n' +
        'TX1,2025-01-01,2026-01-01,2.50,2.90,2.40,低于\r\n',
    });
  });

  it('is not there for a product without a period', async () => {
    await expect(answer('NONE')).resolves.not.toMatchObject({ kind: 'file' });
  });
});

describe('the download of what holding a product came to [WLTH-8]', () => {
  const answer = async (prodCode: string, language: Language = 'CN') => {
    const asked = askDownload('wealth-outcomes', new URLSearchParams({ prodCode, language }));
    return asked.kind === 'asked' ? asked.build({ content, imageBase: '/images/' }) : asked;
  };

  it('has a row for each time of holding, with heads of its own in either language', async () => {
    const rows = [1, 3, 6, 12].map((months) => `TX1,${months},1,${HELD[months]}\r\n`).join('');
    expect(await answer('TX1')).toEqual({
      kind: 'file',
      fileName: 'TX1 持有结果.csv',
      text: `\uFEFF产品代码,持有（月）,样本（次）,盈利（次）,盈利占比（%）,最差（%）,中位（%）,最好（%）\r\n${rows}`,
    });
    expect(await answer('TX1', 'EN')).toMatchObject({
      fileName: 'TX1 outcomes of holding.csv',
      text: `\uFEFFProduct code,Held for (months),Times,Times gained,Gained (%),Worst (%),Median (%),Best (%)\r\n${rows}`,
    });
  });

  it('has the figures of the page', async () => {
    const track = await trackOfProduct(content, 'CN', 'TX1');
    const file = await answer('TX1');
    const lines = file.kind === 'file' ? file.text.trim().split('\r\n').slice(1) : [];
    expect(lines).toEqual(
      track?.outcomes.map(({ months, count, gained, worst, median, best }) =>
        ['TX1', months, count, gained, gainedShare(gained, count), worst, median, best].join(','),
      ),
    );
  });

  it('is not there for a product that there is not', async () => {
    expect(await answer('NONE')).toEqual({ kind: 'missing' });
  });

  it.each(['', '../etc'])('refuses %j and names the parameter', async (prodCode) => {
    const refused = await answer(prodCode);
    expect(refused.kind === 'refused' && refused.message).toMatch(/^prodCode: /);
  });
});
