import { expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { aTestIndex } from '../testing/test-index.ts';

const KEYWORD = '保函 贴现 黄金 骆驼 沙漠';
const documents = [
  aDocument({ id: 'enough', title: '保函 贴现' }),
  aDocument({ id: 'less', title: '黄金' }),
  aDocument({ id: 'none', title: '信用卡' }),
  aDocument({ id: 'other', title: '社保卡' }),
];
const everything = aDocument({ id: 'everything', title: KEYWORD });

it.each([
  ['beside what has enough, where no page has all', documents, ['enough', 'less']],
  ['not beside a page that has all', [...documents, everything], ['everything', 'enough']],
  ['not alone', documents.slice(1), []],
])('a page with little of a keyword is shown %s [SRCH-7]', async (_name, given, shown) => {
  const index = await aTestIndex(given);
  const { list, partly } = await index.search(KEYWORD);
  index.close();
  expect(partly === undefined ? list.map(({ id }) => id) : []).toEqual(shown);
});
