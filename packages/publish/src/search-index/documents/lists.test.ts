import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTypes } from '@bank/contract/schemas';
import type { SearchDocument } from '@bank/search';
import { aRecord, aRelease, openTestStore, publish } from '@bank/store/testing';
import { searchDocuments } from './all-documents.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const page = (body: Readonly<Record<string, unknown>> & { code: string }) =>
  aRecord('page', { key: body.code }, recordTypes.page.body.parse({ title: body.code, ...body }));
const column = (columnId: string, name: string, pageCode: string, detailPath: string) =>
  aRecord(
    'column',
    { key: columnId },
    recordTypes.column.body.parse({ columnId, name, page: pageCode, detailPath }),
  );
const article = (key: string, columnId: string, title: string) =>
  aRecord(
    'article',
    { key },
    recordTypes.article.body.parse({
      columnId,
      title,
      summary: `${title}，一句话说清`,
      publishDate: '2026-11-01',
      content: `<p>${title}的正文</p>`,
    }),
  );

let test: Awaited<ReturnType<typeof openTestStore>>;
const documents: SearchDocument[] = [];
beforeAll(async () => {
  test = await openTestStore();
  const items = [
    page({ code: 'creditcard', name: '信用卡', path: '/creditcard' }),
    page({
      code: 'card-list',
      name: '信用卡产品',
      path: '/creditcard/secondlist',
      parent: 'creditcard',
      columnId: '401001',
    }),
    page({
      code: 'instalments',
      name: '分期怎么办',
      parent: 'creditcard',
      menu: { sort: 1, url: '/creditcard/secondlist?column=401005' },
    }),
    page({ code: 'insured', name: '存款保险', path: '/ckbxDetail', columnId: '801001' }),
    column('401001', '信用卡产品', 'card-list', '/creditcard/second/detail'),
    column('401005', '分期业务', 'card-list', '/creditcard/second/detail'),
    column('801001', '存款保险', 'insured', '/ckbxDetail'),
    article('statement', '401005', '账单分期三步办理'),
    article('insurance', '801001', '存款保险'),
    page({ code: 'link-details', name: '服务信息', path: '/personal/linkDetails' }),
    aRecord(
      'link-page',
      { key: 'transfer' },
      {
        id: 'transfer',
        name: '跨境汇款',
        updateTime: '2026-11-20T00:00:00+08:00',
        content: '<p>正文。</p>',
        answer: '次日到账。',
        questions: [{ question: '填错账号怎么办', answer: '可以撤销。' }],
      },
    ),
  ];
  await publish(test.writer, aRelease({ scope: 'site', items }), NOW);
  const snapshot = test.store.snapshot(await test.store.currentVersion(NOW));
  for await (const document of searchDocuments(snapshot, () => '')) documents.push(document);
});
afterAll(() => test.drop());

const found = (id: string) => documents.find((document) => document.id === id);

describe('the search documents of lists and pages [S5-keyword]', () => {
  it('hold each list that a menu leads to, by the names of its column and of the menu, with what is new in it', () => {
    expect(found('list-CN-401005')).toMatchObject({
      title: '分期业务',
      tags: ['分期怎么办'],
      summary: '账单分期三步办理',
      url: '/creditcard/secondlist?column=401005',
      kind: 'page',
    });
  });

  it('say in which section a page stands, which its own text leaves out', () => {
    const { body, trail } = found('article-CN-statement') ?? {};
    expect(trail).toEqual(['分期业务', '信用卡产品', '信用卡']);
    expect(body).not.toContain('信用卡');
  });

  it('hold an article that is a page itself once, as the page with its text', () => {
    const atPage = documents.filter(({ url }) => url === '/ckbxDetail');
    expect(atPage.map(({ id }) => id)).toEqual(['page-CN-insured']);
    expect(atPage[0]?.body).toContain('存款保险的正文');
  });
});

describe('a service page', () => {
  it('is found by what it answers, and shows the answer', () => {
    const { summary, body } = found('link-page-CN-transfer') ?? {};
    expect(summary).toBe('次日到账。');
    expect(body).toContain('填错账号怎么办');
    expect(body).toContain('可以撤销。');
  });
});
