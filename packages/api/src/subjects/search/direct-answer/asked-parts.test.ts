import { describe, expect, it } from 'vitest';
import { askedSum } from './asked-sum.ts';
import { askedTerm } from './asked-term.ts';
import { withoutHours } from './hours-words.ts';
import { troubleIn } from './trouble-in.ts';

describe('a sum in a keyword [SRCH-12]', () => {
  it.each([
    ['100 usd to cny', '100', 'usd to cny'],
    ['1,000.50 usd', '1000.50', 'usd'],
    ['2万美元', '20000', '美元'],
    ['2.5万美元', '25000', '美元'],
    ['1.25千欧元', '1250', '欧元'],
    ['0.5美元', '0.5', '美元'],
    ['美元500', '500', '美元'],
  ])('%s is %s and %s', (text, amount, rest) => {
    expect(askedSum(text)).toEqual({ amount, rest });
  });

  it.each(['美元', '1.234 usd', '1,00 usd', '1234567890123 usd', '1.2.3 usd'])('%s has none', (text) => {
    expect(askedSum(text)).toEqual({ rest: text });
  });
});

describe('a term in a keyword [SRCH-12]', () => {
  it.each([
    ['三年定期利率', '3Y', '定期利率'],
    ['定期利率 1年期', '1Y', '定期利率'],
    ['半年定期', '6M', '定期'],
    ['12个月定期', '1Y', '定期'],
    ['6个月存款利率', '6M', '存款利率'],
    ['lpr 5年期以上', '5Y', 'lpr'],
    ['3 month deposit rate', '3M', 'deposit rate'],
    ['5-year lpr', '5Y', 'lpr'],
  ])('%s is %s and %s', (text, term, rest) => {
    expect(askedTerm(text)).toEqual({ term, rest });
  });

  it.each(['定期利率', '2 yuan', '3 machines'])('%s has none', (text) => {
    expect(askedTerm(text)).toEqual({ rest: text });
  });
});

describe('trouble in a keyword [SRCH-12]', () => {
  it.each([
    ['CARD_LOST', '卡丢了|银行卡丢了怎么办|信用卡被偷了|存折找不到了|挂失|信用卡挂失|我的卡不见了'],
    ['CARD_LOST', 'lost card|my card was stolen|i lost my credit card|stolen wallet'],
    ['FRAUD', '被骗了|信用卡被盗刷|卡里的钱被转走了|钱没了'],
    ['FRAUD', 'i was scammed|unauthorised transaction|fraudulent charges'],
    ['CARD_KEPT', '吞卡|卡被吞了|atm吞了我的卡|atm swallowed my card|my card was retained'],
    ['LOCKED', '忘记密码|密码输错被锁|账户被冻结|forgot password|my account is locked'],
    ['COMPLAINT', '投诉|我要投诉|投诉电话|complaint|how to complain|complaints hotline'],
    ['ABROAD', '在国外怎么打电话|境外客服|call from abroad|overseas hotline'],
  ])('is %s in %s', (trouble, keywords) => {
    for (const keyword of keywords.split('|')) expect(troubleIn(keyword), keyword).toBe(trouble);
  });

  it.each([
    '信用卡',
    '防骗知识',
    '诈骗案例',
    '挂失手续费',
    '借记卡书面挂失费用',
    '密码器',
    '冻结额度',
    'card',
    'how to avoid being scammed',
    'lost and found',
    '手机银行',
    '投诉处理情况报告',
  ])('is none in %s', (keyword) => {
    expect(troubleIn(keyword)).toBeUndefined();
  });
});

describe('hours in a keyword [SRCH-12]', () => {
  it.each([
    ['学院路支行营业时间', '学院路支行'],
    ['营业时间', ''],
    ['周末上班吗', ''],
    ['openinghours', ''],
    ['areyouopenonsaturday', ''],
    ['学院路支行', '学院路支行'],
    ['openanaccount', 'openanaccount'],
  ])('%s leaves %j', (flat, rest) => {
    expect(withoutHours(flat)).toBe(rest);
  });
});
