import { describe, expect, it } from 'vitest';
import { keywordMatches } from '../../base/keyword/keyword-matches.ts';
import { byName, toFeeEntry } from './fee-entry.ts';

const fee = (feeCode: string, itemName: string, pinyin: string, serviceContent = '') =>
  toFeeEntry({
    feeCode,
    category: 'CARD',
    itemName,
    serviceContent,
    priceText: '10 元/次',
    pricing: '2',
    customerType: 'PERSONAL',
    effectiveDate: '2025-01-01',
    scope: '全部网点',
    pinyin,
  });

const loss = fee('CD002', '借记卡书面挂失', 'jie ji ka shu mian gua shi', '借记卡遗失后的书面挂失');

describe('a keyword', () => {
  it.each([
    ['挂失', true],
    ['遗失', true],
    ['cd002', true],
    ['ＣＤ００２', true],
    ['guashi', true],
    ['guas', true],
    ['gs', true],
    ['jjk', true],
    ['借记卡 gs', true],
    ['借记卡 年费', false],
    // A letter finds nothing by sound, and no sound begins in the middle of a syllable.
    ['g', false],
    ['ashi', false],
    ['uashi', false],
    ['zz', false],
    ['', true],
  ])('%j finds 借记卡书面挂失: %s [FEE-1]', (keyword, found) => {
    expect(keywordMatches(loss, keyword)).toBe(found);
  });

  it('finds an English name whatever its case [FEE-1]', () => {
    const english = fee('FX001', 'Outward remittance, personal', '');
    expect(keywordMatches(english, 'REMITTANCE')).toBe(true);
    expect(keywordMatches(english, 'or')).toBe(false);
  });
});

describe('the order by name', () => {
  it('is that of the pinyin, syllable by syllable, then of the code [FEE-1]', () => {
    const fees = [
      fee('CD009', '账户', 'zhang hu'),
      fee('CD001', '银行卡', 'yin hang ka'),
      fee('CD003', '西安', 'xi an'),
      fee('CD004', '先用', 'xian yong'),
      fee('CD006', '重置', 'chong zhi'),
      fee('CD005', '重置', 'chong zhi'),
    ];
    expect(fees.toSorted(byName('CN')).map(({ item }) => item.feeCode)).toEqual([
      'CD005',
      'CD006',
      'CD003',
      'CD004',
      'CD001',
      'CD009',
    ]);
  });

  it('is that of the letters in English [FEE-1]', () => {
    const fees = [fee('CD001', 'cash', ''), fee('CD002', 'Annual fee', ''), fee('CD003', 'Bonds', '')];
    expect(fees.toSorted(byName('EN')).map(({ name }) => name)).toEqual(['Annual fee', 'Bonds', 'cash']);
  });
});
