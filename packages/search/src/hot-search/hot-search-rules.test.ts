import { describe, expect, it } from 'vitest';
import { hotSearchRefusal } from './hot-search-rules.ts';

const BLOCKED = ['赌博', 'casino'];

describe('the hot-search rules', () => {
  it.each([
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '１３８００１３８０００',
    '一三八零零一三八〇〇〇',
    '我的卡号6222020200112233445',
    '6222 0202 0011 2233 445',
    '6222.0202.0011.2233',
    '11010519491231002X',
    '手机13800138000',
    'tel13800138000',
    '010-55501103',
    '护照E12345678',
    'H1234567890',
  ])('refuse %s, which looks like a card, phone or identity number [SRCH-10]', (keyword) => {
    expect(hotSearchRefusal(keyword, BLOCKED)).toBe('personal-number');
  });

  it.each([
    '大额存单',
    'JH2026021',
    '95526',
    '2026年年报',
    '110022',
    'LPR',
    '三年期定期',
    '1万元起购',
    'USD/CNY',
  ])('let %s through', (keyword) => {
    expect(hotSearchRefusal(keyword, BLOCKED)).toBeUndefined();
  });

  it.each(['赌博', '网 上 赌-博', '賭博', 'ＣＡＳＩＮＯ', 'best casino'])(
    'refuse %s, however it is spelled, when its word is on the block list [SRCH-10]',
    (keyword) => {
      expect(hotSearchRefusal(keyword, BLOCKED)).toBe('blocked');
    },
  );

  it('refuse addresses, sentences and what says nothing', () => {
    expect(hotSearchRefusal('someone@example.com', BLOCKED)).toBe('address');
    expect(hotSearchRefusal('https://x.example', BLOCKED)).toBe('address');
    expect(hotSearchRefusal('理'.repeat(31), BLOCKED)).toBe('too-long');
    expect(hotSearchRefusal(' …！ ', BLOCKED)).toBe('empty');
  });
});
