import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { aTestIndex, type TestIndex } from '../testing/test-index.ts';

describe('what is said otherwise than any page says it', () => {
  let index: TestIndex;
  beforeAll(async () => {
    index = await aTestIndex([
      aDocument({ id: 'swallowed', title: '吞卡后领卡', body: '凭证件到网点领卡。' }),
      aDocument({ id: 'locked', title: '锁卡', body: '卡可以暂时锁上。' }),
      aDocument({ id: 'home', title: '上门服务', body: '行动不便的客户可以预约上门。' }),
      aDocument({ id: 'again', title: '补办信用卡', tags: ['补办信用卡'], body: '学生也可以申请信用卡。' }),
      aDocument({ id: 'yield', title: '基金收益', tags: ['收益'], body: '收益随市场变动。' }),
      aDocument({ id: 'heir', title: '存款继承', body: '凭证明办理，见柜面指引。' }),
      aDocument({ id: 'least', title: '起购金额', tags: ['起购金额'], body: '大额存单 20 万元起。' }),
    ]);
  });
  afterAll(() => index.close());

  it.each([
    ['卡让机器给吞了', 'swallowed'],
    ['爷爷瘫在床上没法去银行', 'home'],
    ['父亲走了他卡里的钱怎么取出来', 'heir'],
  ])('%s finds the page that is meant first, with no word of it [SRCH-5]', async (keyword, id) => {
    const { list, correctedKeyword } = await index.search(keyword);
    expect(list[0]?.id).toBe(id);
    expect(correctedKeyword).toBeUndefined();
  });

  it.each(['学生能办信用卡吗', '大额存单起存金额', '买基金收多少钱'])(
    '%s is no slip for another word [SRCH-4]',
    async (keyword) => {
      expect(await index.search(keyword)).toMatchObject({ suggestions: [] });
    },
  );
});

describe('one word that a page has', () => {
  it('finds no page for what else people say so [SRCH-5]', async () => {
    const index = await aTestIndex([
      aDocument({ id: 'box', title: '保险箱' }),
      aDocument({ id: 'insurance', title: '存款保险' }),
      aDocument({ id: 'fees', title: '收费标准' }),
    ]);
    expect(await index.ids('保险箱')).toEqual(['box']);
    index.close();
  });
});

describe('what enough pages have in other words', () => {
  const guides = Array.from({ length: 11 }, (_, at) =>
    aDocument({ id: `guide${at}`, title: `转账指南 ${at}` }),
  );
  const across = aDocument({ id: 'to another bank', title: '转账指南 11', body: '跨行实时到账。' });
  const saysIt = aDocument({ id: 'words', title: '网点公告', body: '转账指南所说的跨行转出。' });

  it.each([
    ['are told apart by what the keyword is like, where no text has it', [], 'to another bank'],
    ['are not, where some text has it', [saysIt], 'guide0'],
  ])('%s [SRCH-5]', async (_name, others, first) => {
    const index = await aTestIndex([...guides, across, ...others]);
    const ids = await index.ids('跨行转出');
    index.close();
    expect(ids.filter((id) => id !== 'words')[0]).toBe(first);
  });
});
