import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { aTestIndex, type TestIndex } from '../testing/test-index.ts';

let index: TestIndex;
beforeAll(async () => {
  index = await aTestIndex([
    aDocument({ id: 'exact', title: '提前还款须知', body: '个人贷款可以提前还款。' }),
    aDocument({ id: 'apart', title: '还款日', body: '提前三天存入资金，按期还款。' }),
    aDocument({ id: 'other', title: '提前还款与违约金', body: '公司客户提前还款。' }),
    aDocument({ id: 'en', language: 'EN', title: 'Early repayment of a home loan' }),
    aDocument({ id: 'en-apart', language: 'EN', title: 'A loan for your first home' }),
  ]);
});
afterAll(() => index.close());

describe('words in quotes', () => {
  it.each(['"提前还款"', '“提前还款”', '「提前还款」', '＂提前还款＂'])(
    '%s are found side by side',
    async (keyword) => {
      expect((await index.ids(keyword)).toSorted()).toEqual(['exact', 'other']);
      expect(await index.ids('提前还款')).toContain('apart');
    },
  );

  it('are wanted together with the rest of the keyword', async () => {
    expect(await index.ids('"提前还款" 违约金')).toEqual(['other']);
    expect(await index.ids('"home loan"', { language: 'EN' })).toEqual(['en']);
  });

  it('are counted as they are listed, and marked', async () => {
    const { total, list, correctedKeyword } = await index.search('"提前还款"');
    expect((await index.counts('"提前还款"'))[0]).toEqual({ docType: 'ALL', count: total });
    expect(list[0]?.titleHtml).toContain('<mark>提前还款</mark>');
    expect(correctedKeyword).toBeUndefined();
  });

  it('are searched without the quotes where nothing says them so, which is told', async () => {
    const answer = await index.search('"还款提前"');
    expect(answer).toMatchObject({ originalKeyword: '"还款提前"', correctedKeyword: '还款提前' });
    expect(answer.total).toBeGreaterThan(0);
  });

  it.each(['"', '"提前还款', '""', '"，"', '“”还款'])('%s is searched as without them', async (keyword) => {
    const plain = keyword.replace(/["“”]/g, '');
    expect(await index.ids(keyword)).toEqual(await index.ids(plain));
  });
});
