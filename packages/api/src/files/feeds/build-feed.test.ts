import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSnapshot } from '@bank/store';
import { aRecord, aRelease, openTestStore, publish } from '@bank/store/testing';
import { buildFeed } from './build-feed.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const ORIGIN = 'https://bank.example';
let content: ContentSnapshot;
let empty: ContentSnapshot;
let drop: () => Promise<void>;

const aSite = (language: 'CN' | 'EN', siteName: string) =>
  aRecord('site-config', { key: 'site', language }, { siteName } as Parameters<
    typeof aRecord<'site-config'>
  >[2]);

const aRate = (language: 'CN' | 'EN', currency: 'USD' | 'SEK', currencyName: string, sort: number) =>
  aRecord(
    'fx-rate',
    { key: currency.toLowerCase(), language },
    {
      currency,
      currencyName,
      unit: 100,
      spotBuy: '707.15',
      cashBuy: currency === 'SEK' ? '' : '701.40',
      spotSell: '710.12',
      cashSell: '710.12',
      middleRate: '708.21',
      changeRate: '0.12',
      publishTime: currency === 'USD' ? '2026-11-20T10:30:00+08:00' : '2026-11-20T10:00:00+08:00',
      sort,
    },
  );

beforeAll(async () => {
  const test = await openTestStore();
  await publish(test.writer, aRelease({ items: [aSite('CN', '北曜 & <银行>'), aSite('EN', 'Beiyao')] }), NOW);
  empty = test.store.snapshot(await test.store.currentVersion(NOW));
  const items = [
    aRate('CN', 'USD', '美元', 1),
    aRate('CN', 'SEK', '瑞典克朗', 2),
    aRate('EN', 'USD', 'US dollar', 1),
    aRate('EN', 'SEK', 'Swedish krona', 2),
  ];
  await publish(test.writer, aRelease({ scope: 'rates', items }), NOW);
  content = test.store.snapshot(await test.store.currentVersion(NOW));
  drop = () => test.drop();
});
afterAll(() => drop());

describe('the feed of exchange rates', () => {
  it('is Atom with an entry for each currency, safe against its own texts [FX-6]', async () => {
    const feed = await buildFeed('fx.xml', { content, language: 'CN', origin: ORIGIN });
    expect(feed?.type).toBe('application/atom+xml; charset=utf-8');
    const text = feed?.text ?? '';
    expect(text).toContain('<title>北曜 &amp; &lt;银行&gt;外汇牌价</title>');
    expect(text).toContain('<id>https://bank.example/personal/personalExchangeRate?currency=USD</id>');
    expect(text.match(/<updated>[^<]+<\/updated>/g)).toEqual([
      '<updated>2026-11-20T10:30:00+08:00</updated>',
      '<updated>2026-11-20T10:30:00+08:00</updated>',
      '<updated>2026-11-20T10:00:00+08:00</updated>',
    ]);
    expect(text).toContain('<category term="SEK"/>');
    expect(text).toContain('现汇买入价 707.15，现钞买入价 -');
  });

  it('is JSON Feed with the figures for programs, as text and blank where not traded [FX-6]', async () => {
    const feed = await buildFeed('fx.json', { content, language: 'EN', origin: ORIGIN });
    expect(feed?.type).toBe('application/feed+json; charset=utf-8');
    const json = JSON.parse(feed?.text ?? '') as { items: Record<string, unknown>[] } & Record<
      string,
      unknown
    >;
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Beiyao exchange rates',
      language: 'en',
      home_page_url: 'https://bank.example/en/personal/personalExchangeRate',
      feed_url: 'https://bank.example/feed/fx.json?language=EN',
      _rates: { base: 'CNY', publishTime: '2026-11-20T10:30:00+08:00' },
    });
    expect(json.items.map(({ id }) => id)).toEqual([
      'https://bank.example/en/personal/personalExchangeRate?currency=USD',
      'https://bank.example/en/personal/personalExchangeRate?currency=SEK',
    ]);
    expect(json.items[1]).toMatchObject({
      date_modified: '2026-11-20T10:00:00+08:00',
      _rate: { currency: 'SEK', unit: 100, spotBuy: '707.15', cashBuy: '' },
    });
  });

  it('is no feed under another name, nor before rates are published [FX-6]', async () => {
    for (const name of ['gold.xml', 'toString']) {
      expect(await buildFeed(name, { content, language: 'CN', origin: ORIGIN })).toBeUndefined();
    }
    expect(await buildFeed('fx.xml', { content: empty, language: 'CN', origin: ORIGIN })).toBeUndefined();
  });

  it.each([
    [
      'CN',
      '美元 USD：现汇买入价 707.15，现钞买入价 701.40，现汇卖出价 710.12',
      '每 100 美元合人民币元：现汇买入价 707.15，现钞买入价 701.40，现汇卖出价 710.12，现钞卖出价 710.12，中间价 708.21。',
    ],
    [
      'EN',
      'US dollar (USD): spot buy 707.15, cash buy 701.40, spot sell 710.12',
      'Yuan per 100 USD: spot buy 707.15, cash buy 701.40, spot sell 710.12, cash sell 710.12, middle rate 708.21.',
    ],
  ] as const)(
    'tells the rates of a currency in words: %s [FX-6] [S1-lang]',
    async (language, title, summary) => {
      const atom = await buildFeed('fx.xml', { content, language, origin: ORIGIN });
      expect(atom?.text).toContain(`<title>${title}</title>`);
      expect(atom?.text).toContain(`<summary>${summary}</summary>`);
      const address = `${ORIGIN}/feed/fx.xml${language === 'EN' ? '?language=EN' : ''}`;
      expect(atom?.text).toContain(`<id>${address}</id>`);
      const json = await buildFeed('fx.json', { content, language, origin: ORIGIN });
      expect(JSON.parse(json?.text ?? '')).toMatchObject({
        authors: [{ name: language === 'CN' ? '北曜 & <银行>' : 'Beiyao' }],
        items: [{ title, content_text: summary, tags: ['USD'] }, { tags: ['SEK'] }],
      });
    },
  );
});
