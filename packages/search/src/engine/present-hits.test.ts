import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { aTestIndex, type TestIndex } from '../testing/test-index.ts';

const filler = (of: string) => `${of}须由本人持有效证件到任一网点办理，代办的另附书面授权。`.repeat(6);
const BODY = [
  filler('开户'),
  '一、挂失',
  filler('口头通知'),
  `凭证遗失的，可以补发。${filler('补发')}`,
  '二、销户',
  `挂失期间不得销户。${filler('销户')}`,
  '三、其他',
  filler('其他'),
].join('\n');
const headings = [
  { id: 's1', text: '一、挂失' },
  { id: 's2', text: '二、销户' },
  { id: 's3', text: '三、其他' },
];

let index: TestIndex;
beforeAll(async () => {
  index = await aTestIndex([
    aDocument({ id: 'rules', title: '存折章程', body: BODY, headings, url: '/x?id=rules' }),
    aDocument({ id: 'plain', title: '公告', body: '古琴展览在总行大厅举行。' }),
  ]);
});
afterAll(() => index.close());

const partOf = async (keyword: string) => (await index.search(keyword)).list[0]?.part;

describe('the part of a page that an extract is from', () => {
  it.each([
    ['补发', '一、挂失', 's1'],
    ['销户期间', '二、销户', 's2'],
    ['其他', '三、其他', 's3'],
  ])('of %s is under %s, with its address [SRCH-6]', async (keyword, name, id) => {
    expect(await partOf(keyword)).toEqual({ name, url: `/x?id=rules#${id}` });
  });

  it.each(['开户', '存折章程', '古琴'])(
    'is none for %s, before the first heading or without one',
    async (keyword) => {
      expect(await partOf(keyword)).toBeUndefined();
    },
  );
});
