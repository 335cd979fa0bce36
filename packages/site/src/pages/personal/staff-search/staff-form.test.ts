import { describe, expect, it } from 'vitest';
import { SalesStaffRequest } from '@bank/contract/schemas';
import { readStaffForm } from './staff-form.ts';

const KEY = '6f1c1f0e-1d7a-4c9b-8a5e-0a8d5a0d1c11';
const OUTLETS = ['北京星桥支行'];
const coded = { captchaKey: KEY, captcha: 'A7KM' };
const read = (values: Record<string, string>, language: 'CN' | 'EN' = 'CN') =>
  readStaffForm(values, language, OUTLETS);

describe('the form that looks up sales staff', () => {
  it.each([
    ['a number', { by: 'number', staffNo: '011200' }, { staffNo: '011200' }],
    ['a number in full width', { by: 'number', staffNo: '０１１２００ ' }, { staffNo: '011200' }],
    [
      'a name and an outlet, whatever stands in the number',
      { by: 'name', staffNo: '%', staffName: ' 林曜角', branchName: '北京星桥支行' },
      { staffName: '林曜角', branchName: '北京星桥支行' },
    ],
    [
      'a rare character',
      { by: 'name', staffName: '𠮷曜𬎆', branchName: '北京星桥支行' },
      { staffName: '𠮷曜𬎆', branchName: '北京星桥支行' },
    ],
  ])('takes %s, as the call does', (_what, values, search) => {
    const { problems, ...found } = read({ ...values, ...coded });
    expect(problems).toEqual({});
    expect(found.search).toEqual(search);
    expect(SalesStaffRequest.safeParse({ ...found.search, ...found.captcha }).success).toBe(true);
  });

  it.each([
    ['nothing', { captchaKey: KEY }, { staffNo: '请填写工号', captcha: '请填写验证码' }],
    ['one character', { staffNo: '0', ...coded }, { staffNo: '工号由 2 至 20 位字母或数字组成，请填写完整' }],
    [
      'a wildcard',
      { staffNo: '0112%', ...coded },
      { staffNo: '工号由 2 至 20 位字母或数字组成，请填写完整' },
    ],
    [
      'a name alone',
      { by: 'name', staffName: '林*', ...coded },
      { staffName: '姓名请填写 2 至 20 个字的全名，不含符号', branchName: '请填写所属网点' },
    ],
    [
      'an outlet that is none',
      { by: 'name', staffName: '林曜角', branchName: 'x', ...coded },
      { branchName: '请重新选择所属网点' },
    ],
  ])('says field by field what is wrong with %s [STAFF-2]', (_what, values, problems) => {
    expect(read(values).problems).toEqual(problems);
  });

  it('says it in English too', () => {
    expect(read({ captchaKey: KEY }, 'EN').problems).toEqual({
      staffNo: 'Enter the staff number',
      captcha: 'Enter the verification code',
    });
  });
});
