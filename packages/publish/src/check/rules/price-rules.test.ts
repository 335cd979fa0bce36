import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { Prices } from '../prices.ts';
import { checkPrices } from './price-rules.ts';

const rate = (kind: string, termCode: string, effectiveDate: string, value: string) =>
  aRecord(kind === 'LPR' ? 'loan-rate' : 'deposit-rate', `${kind}-${termCode}-${effectiveDate}`, {
    kind,
    termCode,
    effectiveDate,
    rate: value,
  });
const fee = (feeCode: string, itemName: string, priceText: string, more = {}) =>
  aRecord('fee', feeCode, { feeCode, itemName, priceText, effectiveDate: '2026-01-01' }, more);
const prices = new Prices(
  [
    rate('FIXED', '3Y', '2026-11-12', '1.45'),
    rate('FIXED', '3Y', '2026-05-22', '1.50'),
    rate('FIXED', '1Y', '2026-11-12', '1.10'),
    rate('LARGE_CD', '3Y', '2026-11-12', '1.70'),
    rate('LPR', '5Y', '2026-11-20', '3.50'),
    fee('AC003', '个人存款证明', '20 元/份'),
    fee('AC003', 'Certificate of deposit balance', 'CNY 20 a copy', inEnglish),
    fee('GT006', '投标保函手续费', '0.1%，最低 300 元'),
  ],
  '2026-11-26',
);
const said = (text: string, body: object = {}, more = {}) =>
  reported((content) => checkPrices(content, prices), [aRecord('link-page', 'p', { text, ...body }, more)]);

describe('what a text says a rate is, the tables say', () => {
  it.each([
    '3 年期整存整取，存入当日年利率 1.45%，活期 0.05%。',
    '一年期定期存款利率 1.1%',
    '5 年期以上 LPR（3.50%）减 45 个基点',
    '三年期大额存单年利率 1.70%，整存整取为 1.45%。',
    '三年期定期存款占比 61.8%',
    '五年期定期存款利率 1.80%',
    '十三年期整存整取年利率 9.99%',
  ])('%s', (text) => expect(said(text)).toEqual([]));

  it.each([
    [
      '3 年期整存整取，年利率 1.65%',
      '3 年期整存整取，年利率 1.65%',
      '1.45',
      'deposit-rates has for FIXED 3Y',
    ],
    [
      '<p>一年期<strong>定期存款</strong>年利率 1.15%</p>',
      '一年期定期存款年利率 1.15%',
      '1.1',
      'deposit-rates has for FIXED 1Y',
    ],
    ['5 年期以上 LPR（3.60%）', '5 年期以上 LPR（3.60%', '3.5', 'loan-rates has for LPR 5Y'],
  ])('%s differs', (text, words, right, name) => {
    expect(said(text)).toEqual([
      `warning: p CN text: expected ${right}, which ${name}, found "${words}" at ${words}`,
    ]);
  });

  it('in English', () => {
    expect(said('A three-year time deposit pays 1.45% a year.', {}, inEnglish)).toEqual([]);
    expect(said('A three-year time deposit pays 1.65% a year.', {}, inEnglish)).toHaveLength(1);
    expect(said('The LPR over five years is 3.60%.', {}, inEnglish)).toHaveLength(1);
  });

  it('and may say an earlier one where it speaks of its day', () => {
    expect(said('3 年期整存整取年利率 1.50%')).toHaveLength(1);
    expect(said('2026 年 6 月 1 日，3 年期整存整取年利率 1.50%')).toEqual([]);
    expect(said('3 年期整存整取年利率 1.50%', { publishDate: '2026-06-01' })).toEqual([]);
  });
});

describe('what a text says a fee is, the list says', () => {
  it.each([
    '个人存款证明 20 元/份',
    '个人存款证明（AC003）每份 20 元',
    '保函（GT006）费率 0.1%',
    '个人存款证明在柜面办理，另收快递费 12 元',
  ])('%s', (text) => expect(said(text)).toEqual([]));

  it('by its whole name or by its code', () => {
    const expected = 'expected 20, which fees has for AC003';
    expect(said('个人存款证明手续费 10 元')).toEqual([
      `warning: p CN text: ${expected}, found "10 元" at 10 元`,
    ]);
    expect(said('A certificate (AC003) costs CNY 10.', {}, inEnglish)).toEqual([
      `warning: p EN text: ${expected}, found "CNY 10" at CNY 10`,
    ]);
  });
});
