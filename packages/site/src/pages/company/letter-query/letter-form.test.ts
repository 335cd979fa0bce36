import { beforeAll, describe, expect, it } from 'vitest';
import { LetterRequest } from '@bank/contract/schemas';
import { readLetterForm } from './letter-form.ts';
import { letterWords } from '../../../words/company/letters/words.ts';

const NOW = Date.parse('2026-11-20T16:30:00Z');
const KEY = '6f1c1f0e-1d7a-4c9b-8a5e-0a8d5a0d1c11';
const GOOD = {
  letterNo: ' ｂyly－xa2026-010078 ',
  currency: 'CNY',
  amount: '3,783,100.5',
  by: 'date',
  issueDate: '2026/9/18',
  checkCode: '',
  captchaKey: KEY,
  captcha: 'A7KM',
};
const read = (change: Record<string, string> = {}) => readLetterForm({ ...GOOD, ...change }, 'CN', NOW);

beforeAll(() => Promise.all([letterWords.load('CN'), letterWords.load('EN')]));

describe('the form that checks a letter', () => {
  it('reads what people type as the call takes it [CORP-1]', () => {
    const { asked, captcha, problems } = read();
    expect(problems).toEqual({});
    expect(asked).toEqual({
      letterNo: 'BYLY-XA2026-010078',
      currency: 'CNY',
      amount: '3783100.5',
      issueDate: '2026-09-18',
    });
    expect(LetterRequest.safeParse({ ...asked, ...captcha }).success).toBe(true);
    const byCode = read({ by: 'code', checkCode: 'ftqa 9qmp', issueDate: 'x' });
    expect(byCode.problems).toEqual({});
    expect(LetterRequest.safeParse({ ...byCode.asked, ...captcha }).success).toBe(true);
  });

  it.each([
    [{ letterNo: '' }, { letterNo: '请填写保函编号' }],
    [{ letterNo: 'BY*' }, { letterNo: '保函编号由 6 至 40 位字母、数字和连字符组成，请填写完整' }],
    [{ amount: '0' }, { amount: '保函金额不能低于 0.01' }],
    [{ amount: '1.005' }, { amount: '保函金额最多 2 位小数' }],
    // In Beijing the 21st has begun.
    [{ issueDate: '2026-11-22' }, { issueDate: '开立日期不能晚于 2026 年 11 月 21 日' }],
    [{ by: 'code', checkCode: 'ABC' }, { checkCode: '校验码是 8 位字母和数字，请填写完整' }],
    [{ currency: 'XXX' }, { currency: '请重新选择币种' }],
    [{ captcha: ' ' }, { captcha: '请填写验证码' }],
  ])('says at %j what to mend: %j [CORP-1]', (change, problems) => {
    expect(read(change).problems).toEqual(problems);
  });
});
