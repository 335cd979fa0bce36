import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corporateDetail, corporateList, type ServiceFacts } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const FINANCE = '201001';
const TRADE = '201005';

const column = (columnId: string) =>
  aRecord('column', { key: columnId }, { columnId, name: columnId, page: 'p', detailPath: '/d', cover: '' });
const article = (key: string, columnId: string, service: Partial<ServiceFacts>, given: object = {}) =>
  anArticle({
    key,
    columnId,
    title: `题 ${key}`,
    summary: '提要',
    service: {
      kind: 'SERVICE',
      sort: 0,
      industries: [],
      sizes: [],
      needs: [],
      facts: [],
      materials: [],
      steps: [],
      related: [],
      ...service,
    },
    ...given,
  });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    column(FINANCE),
    column(TRADE),
    article('trade', TRADE, { sort: 1 }),
    article('third', FINANCE, { sort: 3, related: ['trade', 'gone', 'first'] }),
    article('first', FINANCE, { sort: 1, facts: [{ name: '答复', value: '五日' }] }, { tags: ['绿色'] }),
    article('b-second', FINANCE, { sort: 2 }),
    article('a-second', FINANCE, { sort: 2 }),
    article('old-case', FINANCE, { kind: 'CASE', related: ['third'] }, { publishDate: '2025-03-01' }),
    article('new-case', TRADE, { kind: 'CASE', related: ['third'] }, { publishDate: '2026-03-01' }),
  ]);
});
afterAll(() => api.drop());

const ids = async (request: object = {}) =>
  (await api.client('CN').call(corporateList, request)).list.map(({ id }) => id);

describe('services for companies', () => {
  it('stand column by column in the editors’ order, then cases, the newest first [S2-company]', async () => {
    expect(await ids()).toEqual(['first', 'a-second', 'b-second', 'third', 'trade', 'new-case', 'old-case']);
  });

  it.each([
    ['the title', '题 first'],
    ['a tag', '绿色'],
    ['what a fact is called', '答复'],
    ['what a fact says', '五日'],
    ['several at once, however far apart they are written', ' 五日  绿色 '],
  ])('are found by %s [S2-company]', async (_, keyword) => {
    expect(await ids({ keyword })).toEqual(['first']);
  });

  it('are not found by the end of one word and the beginning of the next [S2-company]', async () => {
    expect(await ids({ keyword: '提要绿色' })).toEqual([]);
  });

  it('name those that go with them as written, and the cases that used them [S2-company]', async () => {
    const { services, cases } = await api.client('CN').call(corporateDetail, { id: 'third' });
    expect(services.map(({ id }) => id)).toEqual(['trade', 'first']);
    expect(cases.map(({ id }) => id)).toEqual(['new-case', 'old-case']);
  });
});
