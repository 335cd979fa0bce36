import { beforeAll, describe, expect, it } from 'vitest';
import { FeedbackRequest } from '@bank/contract/schemas';
import { readFeedbackForm } from './feedback-form.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';

const KEY = '6f1c1f0e-1d7a-4c9b-8a5e-0a8d5a0d1c11';
const GOOD = {
  draftId: KEY,
  pageUrl: '/bobbank/seconddetail?id=20261120-q3-results&column=701001',
  feedbackType: '3',
  content: '  网点分布页的地图，\r\n希望能记住上次选择的城市。\u0007 ',
  name: ' 林先生 ',
  phone: '１３８ 0013 8000',
  email: ' lin@example.com ',
  website: '',
  captchaKey: KEY,
  captcha: 'a7 km',
};
const read = (change: Record<string, string> = {}) => readFeedbackForm({ ...GOOD, ...change }, 'CN');

beforeAll(() => Promise.all([feedbackWords.load('CN'), feedbackWords.load('EN')]));

describe('the feedback form', () => {
  it('reads what people type as the call takes it [FB-1]', () => {
    const { feedback, captcha, problems } = read();
    expect(problems).toEqual({});
    expect(feedback).toEqual({
      draftId: KEY,
      pageUrl: GOOD.pageUrl,
      feedbackType: '3',
      content: '网点分布页的地图，\n希望能记住上次选择的城市。',
      name: '林先生',
      phone: '13800138000',
      email: 'lin@example.com',
    });
    expect(FeedbackRequest.safeParse({ ...feedback, ...captcha }).success).toBe(true);
  });

  it('leaves out what was not given, and a page that is none of ours', () => {
    const { feedback, problems } = read({ name: '', phone: '', email: ' ', pageUrl: '//evil.example/' });
    expect(problems).toEqual({});
    expect(Object.keys(feedback)).toEqual(['draftId', 'feedbackType', 'content']);
  });

  it.each([
    [{ feedbackType: '' }, { feedbackType: '请选择意见类别' }],
    [{ feedbackType: '7' }, { feedbackType: '请选择意见类别' }],
    [{ content: '' }, { content: '请填写具体内容' }],
    [{ content: '一二三四五六七八九' }, { content: '具体内容至少填写 10 个字' }],
    [{ content: '𠮷'.repeat(501) }, { content: '具体内容最多 500 个字，请删减' }],
    [
      { content: `${GOOD.content} 4111 1111 1111 1111` },
      { content: '具体内容中像有银行卡号，请删去后再提交' },
    ],
    [
      { content: `${GOOD.content} 11010519491231002X` },
      { content: '具体内容中像有身份证号，请删去后再提交' },
    ],
    [{ name: '林'.repeat(41) }, { name: '称呼最多 40 个字' }],
    [{ phone: '12345' }, { phone: '电话请填写 11 位手机号，或带区号的固定电话' }],
    [{ email: 'lin@' }, { email: '邮箱请填写完整地址，例如 name@example.com' }],
    [{ feedbackType: '5', phone: '', email: '' }, { phone: '投诉须在规定时限内答复您，请填写电话或邮箱' }],
    [{ captcha: '' }, { captcha: '请填写验证码' }],
    [{ captcha: '', captchaKey: '' }, {}],
    [
      { content: `${GOOD.content} ６２２２－０２１２－３４５６－７８９０－１２３` },
      { content: '具体内容中像有银行卡号，请删去后再提交' },
    ],
  ])('says at %j what to mend: %j [FB-1] [FB-2]', (change, problems) => {
    expect(read(change).problems).toEqual(problems);
  });

  it('is as long as the call lets it be, and no longer [FB-1]', () => {
    for (const length of [9, 10, 500, 501]) {
      const { feedback, captcha, problems } = read({ content: '𠮷'.repeat(length) });
      const isTaken = FeedbackRequest.safeParse({ ...feedback, ...captcha }).success;
      expect([length, isTaken]).toEqual([length, problems['content'] === undefined]);
    }
  });
});
