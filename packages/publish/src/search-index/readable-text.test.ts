import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

const lines = (...texts: string[]) => readableText(texts.map((text) => ({ text, endsLine: true })));

describe('the text of a PDF', () => {
  it('joins lines that only the width of the paper parted', () => {
    expect(
      lines('募集期内认购的资金按活期计息，成立日起计入产品。开放式产品在开放日当日', '净值确认。', '估值'),
    ).toBe('募集期内认购的资金按活期计息，成立日起计入产品。开放式产品在开放日当日净值确认。\n估值');
  });

  it('puts a space between words of Latin letters, and none between Chinese', () => {
    expect(lines('The board of directors has approved the annual report and', 'its summary.')).toBe(
      'The board of directors has approved the annual report and its summary.',
    );
  });

  it('makes characters of the radicals that browsers print', () => {
    expect(lines('管理⼈与⻛险等级', '每个交易⽇，第 2 ⻚')).toBe('管理人与风险等级\n每个交易日，第 2 页');
  });

  it('writes 户 as it is written, whichever form a font has drawn it by', () => {
    expect(lines('面向单位客戶发行')).toBe('面向单位客户发行');
  });

  it('leaves Chinese punctuation as it is', () => {
    expect(lines('理财，非存款。')).toBe('理财，非存款。');
  });
});
