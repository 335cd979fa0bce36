import { describe, expect, it } from 'vitest';
import { quantityAt } from './quantities.ts';

describe('a number with its unit [SRCH-4]', () => {
  it.each([
    ['20万', ['20万', '二十万', '200,000', '200000']],
    ['20 万元', ['20万', '二十万', '200,000', '200000']],
    ['二十万', ['20万', '二十万', '200,000', '200000']],
    ['200,000', ['20万', '二十万', '200,000', '200000']],
    ['50000元', ['5万', '五万', '50,000', '50000']],
    ['1.5万', ['1.5万', '15,000', '15000']],
    ['50k', ['5万', '五万', '50,000', '50000']],
    ['三年', ['3年', '三年', '3 years', '3 y', '36个月', '三十六个月', '36 months', '36 m']],
    ['36个月', ['3年', '三年', '3 years', '3 y', '36个月', '三十六个月', '36 months', '36 m']],
    ['two years', ['2年', '两年', '二年', '2 years', '2 y', '24个月', '二十四个月', '24 months', '24 m']],
    ['6个月', ['半年', '6个月', '六个月', '6 months', '6 m']],
    ['七天', ['7天', '七天', '7日', '7 days']],
    ['60岁', ['60岁', '60周岁', '六十岁', '六十周岁', 'aged 60']],
    ['五点', ['5:00', '17:00']],
    ['一百零五个月', ['105个月', '一百零五个月', '105 months', '105 m']],
  ])('%s is also %j', (text, spellings) => {
    expect(quantityAt(text, 0)).toMatchObject({ end: text.length, spellings });
  });

  it.each(['95526', '2026年', '一般户', '12378', '三方存管', '5个人', '3.5%', '百万医疗', '24小时'])(
    'is not read into %s',
    (text) => {
      expect(quantityAt(text, 0)).toBeUndefined();
    },
  );

  it('begins where it is asked about', () => {
    expect(quantityAt('存20万三年', 1)?.end).toBe(4);
    expect(quantityAt('存20万三年', 4)?.end).toBe(6);
  });
});
