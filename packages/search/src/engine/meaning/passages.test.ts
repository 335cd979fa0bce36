import { describe, expect, it } from 'vitest';
import { passagesOf, spokenPassage } from './passages.ts';

const aText = (body: string, parts: object = {}) => ({ title: '存款', summary: '', body, ...parts });

describe('the passages of a document', () => {
  it('are what stands under one heading', () => {
    const headings = [
      { id: 'how', text: '怎么办理' },
      { id: 'fee', text: '收费' },
    ];
    const text = aText('开头。\n怎么办理\n带身份证。\n到网点。\n收费\n免费。', { headings });
    expect(passagesOf(text)).toEqual([
      { text: '开头。' },
      { heading: headings[0], text: '带身份证。\n到网点。' },
      { heading: headings[1], text: '免费。' },
    ]);
    expect(spokenPassage(text, passagesOf(text)[1] ?? { text: '' })).toBe(
      '存款\n怎么办理\n带身份证。\n到网点。',
    );
  });

  it('begin with the summary, once', () => {
    expect(passagesOf(aText('正文。', { summary: '摘要。' }))).toEqual([{ text: '摘要。\n正文。' }]);
    expect(passagesOf(aText('摘要。正文。', { summary: '摘要。' }))).toEqual([{ text: '摘要。正文。' }]);
  });

  it('are no longer than a small model reads, cut behind sentences where there are any, and lose nothing', () => {
    const sentence = `${'利'.repeat(99)}。`;
    for (const line of [sentence.repeat(9), '率'.repeat(900), 'interest rates. '.repeat(200)]) {
      const passages = passagesOf(aText(line));
      expect(passages.length).toBeGreaterThan(2);
      expect(passages.map(({ text }) => text).join('')).toBe(line.trim());
      const han = passages.map(({ text }) => text.match(/\p{Script=Han}/gu)?.length ?? 0);
      expect(Math.max(...han)).toBeLessThanOrEqual(320);
    }
    expect(passagesOf(aText(sentence.repeat(9)))[0]?.text).toBe(sentence.repeat(3));
  });

  it('are at most sixteen, and one where there is only a title', () => {
    expect(passagesOf(aText(`${'报'.repeat(300)}\n`.repeat(40)))).toHaveLength(16);
    expect(passagesOf(aText(''))).toEqual([{ text: '' }]);
  });

  it('leave out what many documents repeat', () => {
    const disclaimer = '理财非存款，产品有风险，投资须谨慎。';
    expect(passagesOf(aText(`一期。\n${disclaimer}`), new Set([disclaimer]))).toEqual([{ text: '一期。' }]);
  });
});
