import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { labelledDocuments } from '../../testing/labelled-documents.ts';
import { queryCorpus } from '../../testing/query-corpus.ts';
import { aTestIndex, TEST_NOW, type TestIndex } from '../../testing/test-index.ts';

const days = Array.from({ length: 28 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);
const notices = Array.from({ length: 196 }, (_, index) =>
  aDocument({
    id: `notice-${index}`,
    docType: index % 4 === 0 ? 'NOTICE' : 'NEWS',
    title: `国债发行第${index}期`,
    body: '储蓄国债发行公告。'.repeat(1 + (index % 7)),
    publishDate: days[index % 28] ?? '',
  }),
);

describe('searching a list of many', () => {
  let index: TestIndex;
  beforeAll(async () => {
    index = await aTestIndex(notices, {
      bestBets: [{ queries: ['国债'], url: '/bobbank/seconddetail?id=notice-7' }],
    });
  });
  afterAll(() => index.close());

  it('shows every hit on exactly one page, also beyond what is ranked [SRCH-6]', async () => {
    const seen: string[] = [];
    for (let number = 1; number <= 20; number += 1) {
      const { list, total } = await index.search('国债', {}, { number, size: 10 });
      expect(total).toBe(196);
      seen.push(...list.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(196);
    expect(seen).toHaveLength(196);
  });

  it('pins a best bet, and only for its own keyword [SRCH-11]', async () => {
    const [first, second] = (await index.search('国债')).list;
    expect([first?.id, first?.bestBet, second?.bestBet]).toEqual(['notice-7', '1', '0']);
    expect((await index.search('国债 发行')).list[0]?.bestBet).toBe('0');
  });

  it('sorts by date both ways [SRCH-6]', async () => {
    const dates = async (sort: 'newest' | 'oldest') =>
      (await index.search('国债', { sort }, { number: 1, size: 50 })).list.map(
        ({ publishDate }) => publishDate,
      );
    expect(await dates('newest')).toEqual((await dates('newest')).sort().reverse());
    expect((await dates('newest'))[0]).toBe('2026-06-28');
    expect((await dates('oldest'))[0]).toBe('2026-06-01');
  });

  it('filters by type and inclusive days, with counts that agree [SRCH-6]', async () => {
    const filters = { from: '2026-06-05', to: '2026-06-06' };
    const { list, total } = await index.search('国债', filters, { number: 1, size: 50 });
    expect(new Set(list.map(({ publishDate }) => publishDate))).toEqual(
      new Set(['2026-06-05', '2026-06-06']),
    );
    const counts = await index.counts('国债', filters);
    expect(counts[0]).toEqual({ docType: 'ALL', count: total });
    for (const { docType, count } of counts.slice(1)) {
      if (docType === 'ALL') continue;
      expect((await index.search('国债', { ...filters, docTypes: [docType] })).total).toBe(count);
    }
  });

  it('answers a page far beyond the last with nothing but the total', async () => {
    const { list, total } = await index.search('国债', {}, { number: 100_000, size: 50 });
    expect([list, total]).toEqual([[], 196]);
  });
});

describe('searching the bank', () => {
  let index: TestIndex;
  beforeAll(async () => {
    index = await aTestIndex([
      ...labelledDocuments,
      aDocument({ id: 'later', title: '保险箱新规', publishAt: TEST_NOW + 1 }),
      aDocument({ id: 'gone', title: '保险箱旧规', expireAt: TEST_NOW }),
      aDocument({ id: 'last-moment', title: '保险箱现规', publishAt: TEST_NOW, expireAt: TEST_NOW + 1 }),
      aDocument({ id: 'rare', title: '客户𰻝先生' }),
      aDocument({ id: 'script', title: '<b>汇款</b>提示', body: '<script>alert("汇款")</script>' }),
      aDocument({ id: 'both', title: '中文版章程', shownIn: ['CN', 'EN'] }),
      aDocument({
        id: 'bare',
        columnName: '今日北曜',
        title: '招聘通告',
      }),
      aDocument({
        id: 'pdf',
        docType: 'FILE',
        kind: 'file',
        title: '章程全文',
        fileExt: 'pdf',
        fileSize: 2048,
      }),
    ]);
  });
  afterAll(() => index.close());

  it.each(queryCorpus.map((keyword) => [keyword.slice(0, 40), keyword]))(
    'answers %j, reading nothing as syntax and echoing no markup [SEC-15]',
    async (_name, keyword) => {
      const answer = await index.search(keyword);
      expect(Array.from(answer.originalKeyword).length).toBeLessThanOrEqual(50);
      const html = answer.list.map(({ titleHtml, summaryHtml }) => titleHtml + summaryHtml).join('');
      expect(html).not.toMatch(/<(?!\/?mark>)/);
      expect(answer.total).toBeLessThan(labelledDocuments.length);
      expect((await index.counts(keyword))[0]?.count).toBe(answer.total);
      index.index.suggester.suggest(keyword, 'CN', 8);
    },
  );

  it('shows a list without a text by where it stands [SRCH-6]', async () => {
    const { list } = await index.search('招聘通告');
    expect(list.find(({ id }) => id === 'bare')?.summaryHtml).toContain('今日北曜 · <mark>');
  });

  it('shows a document from its publish date until its expiry date', async () => {
    expect(await index.ids('保险箱')).toEqual(['last-moment']);
    expect(await index.ids('保险箱', { now: TEST_NOW + 1 })).toEqual(['later']);
    expect(index.index.suggester.suggest('保险箱', 'CN', 8)).toEqual([]);
  });

  it('finds rare characters beyond the basic plane', async () => {
    expect(await index.ids('𰻝')).toEqual(['rare']);
  });

  it('keeps the lists of the two languages apart, but for what is shown in both', async () => {
    expect(await index.ids('LPR', { language: 'EN' })).not.toContain('rates');
    expect(await index.ids('exchange rate', { language: 'CN' })).not.toContain('en-fx');
    expect(await index.ids('章程', { language: 'EN' })).toEqual(['both']);
    expect((await index.ids('章程')).sort()).toEqual(['both', 'pdf']);
  });

  it('gives a hit what the page shows, escaped [SRCH-6]', async () => {
    const { list } = await index.search('章程全文');
    expect(list[0]).toMatchObject({ id: 'pdf', docType: 'FILE', fileExt: 'pdf', fileSize: 2048 });
    const script = (await index.search('汇款')).list.find(({ id }) => id === 'script');
    expect(script?.titleHtml).toBe('&lt;b&gt;<mark>汇款</mark>&lt;/b&gt;提示');
    expect(script?.title).toBe('<b>汇款</b>提示');
  });

  it('adds a pinned page that the search does not find, and counts it [SRCH-11]', async () => {
    const pinned = await aTestIndex(labelledDocuments, {
      bestBets: [{ queries: ['招聘'], url: '/hotline' }],
    });
    const { list, total } = await pinned.search('招聘');
    expect(list.map(({ id }) => id)).toEqual(['hotline', 't-hire']);
    expect(total).toBe(2);
    expect((await pinned.counts('招聘'))[0]?.count).toBe(2);
    expect((await pinned.search('招聘', { docTypes: ['NOTICE'] })).list.map(({ id }) => id)).toEqual([
      't-hire',
    ]);
    expect((await pinned.ids('招聘', { sort: 'newest' })).sort()).toEqual(['hotline', 't-hire']);
    // Words that say nothing make it no other question.
    expect((await pinned.ids('请问怎么招聘？'))[0]).toBe('hotline');
    expect(await pinned.ids('招聘公告')).not.toContain('hotline');
    pinned.close();
  });

  it('names related keywords from the tags of the hits, never the keyword itself', async () => {
    const { relatedKeywords } = await index.search('大额存单');
    expect(relatedKeywords).toContain('存款');
    expect(relatedKeywords).not.toContain('大额存单');
  });
});

describe('suggesting', () => {
  let index: TestIndex;
  const texts = (typed: string, language: 'CN' | 'EN' = 'CN') =>
    index.index.suggester.suggest(typed, language, 8).map(({ text }) => text);
  beforeAll(async () => {
    index = await aTestIndex(labelledDocuments);
  });
  afterAll(() => index.close());

  it.each([
    ['大额', '大额存单'],
    ['大額', '大额存单'],
    ['daecun', '大额存单'],
    ['da e cun', '大额存单'],
    ['decd', '大额存单'],
    ['whpj', '外汇牌价'],
    ['北曜白金', '北曜白金信用卡'],
  ])('completes %s to %s [SRCH-1]', (typed, text) => {
    expect(texts(typed)).toContain(text);
  });

  it('marks what was typed, and links a title to its page', () => {
    expect(index.index.suggester.suggest('外汇牌', 'CN', 1)).toEqual([
      { text: '外汇牌价', docType: 'PRODUCT', url: '/fx-rates', hitHtml: '<mark>外汇牌</mark>价' },
    ]);
  });

  it.each([
    ['存单', '大额存单'],
    ['cundan', '大额存单'],
    ['里财', '理财'],
    ['waihiu', '外汇牌价'],
  ])('completes %s, a later word or a slip, to %s [SRCH-1] [SRCH-4]', (typed, text) => {
    expect(texts(typed)).toContain(text);
  });

  it('offers what many people ask for first, by every way of typing it [SRCH-1]', () => {
    const asked = ['外汇业务时间', '定期存款'];
    for (const typed of ['外汇', 'waihui', 'whyw'])
      expect(index.index.suggester.suggest(typed, 'CN', 8, asked)[0]?.text, typed).toBe('外汇业务时间');
    expect(index.index.suggester.suggest('外汇', 'CN', 1, asked)[0]).toMatchObject({
      hitHtml: '<mark>外汇</mark>业务时间',
    });
    expect(index.index.suggester.suggest('whpj', 'CN', 8, ['外汇牌价'])[0]).toMatchObject({
      url: '/fx-rates',
    });
    expect(texts('外汇')).not.toContain('外汇业务时间');
  });

  it('completes the code of a product to code and name, and pinyin to no English name [SRCH-1]', async () => {
    const product = aDocument({
      id: 'product',
      kind: 'product',
      docType: 'PRODUCT',
      title: '公曜日开',
      tags: ['公曜', 'Gongyao Daily', 'ETF'],
      codes: ['GY24001'],
      url: '/company/lcmx?prodCode=GY24001',
    });
    const own = await aTestIndex([product]);
    const suggest = (typed: string) => own.index.suggester.suggest(typed, 'CN', 8);
    expect(suggest('gy240')).toEqual([
      {
        text: 'GY24001 公曜日开',
        docType: 'PRODUCT',
        url: '/company/lcmx?prodCode=GY24001',
        hitHtml: '<mark>GY240</mark>01 公曜日开',
      },
    ]);
    expect(suggest('gongyao').map(({ text }) => text)).toEqual(['公曜日开', '公曜']);
    expect(suggest('公曜日').map(({ text }) => text)).toEqual(['公曜日开']);
    expect(suggest('etf').map(({ text }) => text)).toEqual(['ETF']);
    own.close();
  });

  it('marks a later word where it stands [SRCH-1]', () => {
    const [first] = index.index.suggester.suggest('rates', 'EN', 8);
    expect(first?.hitHtml).toBe('Exchange <mark>rates</mark>');
  });

  it('offers each text once, at most as many as asked for, in its own language', () => {
    expect(texts('存').length).toBe(new Set(texts('存')).size);
    expect(index.index.suggester.suggest('c', 'CN', 3)).toHaveLength(3);
    expect(texts('exch')).toEqual([]);
    expect(texts('exch', 'EN')).toEqual(['Exchange rates']);
    expect(texts(' ')).toEqual([]);
  });
});
