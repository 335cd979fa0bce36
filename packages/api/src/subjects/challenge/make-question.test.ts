import { describe, expect, it } from 'vitest';
import { inWords, makeQuestion } from './make-question.ts';

describe('a number in words', () => {
  it.each([
    [0, '零', 'zero'],
    [7, '七', 'seven'],
    [10, '十', 'ten'],
    [11, '十一', 'eleven'],
    [19, '十九', 'nineteen'],
    [20, '二十', 'twenty'],
    [40, '四十', 'forty'],
    [58, '五十八', 'fifty-eight'],
    [99, '九十九', 'ninety-nine'],
  ])('%i is %s and %s', (value, chinese, english) => {
    expect(inWords(value, 'CN')).toBe(chinese);
    expect(inWords(value, 'EN')).toBe(english);
  });
});

describe('a question', () => {
  const valueOf = new Map(Array.from({ length: 100 }, (_, value) => [inWords(value, 'EN'), value]));
  const number = (words: string | undefined) => valueOf.get(words ?? '') ?? Number.NaN;

  function solved(question: string): number {
    const plus = /^What is (\S+) plus (\S+)\?$/.exec(question);
    if (plus) return number(plus[1]) + number(plus[2]);
    const minus = /^What is (\S+) minus (\S+)\?$/.exec(question);
    if (minus) return number(minus[1]) - number(minus[2]);
    const [, by, kind, from] = /^Which number is (\S+) (more|less) than (\S+)\?$/.exec(question) ?? [];
    return kind === 'more' ? number(from) + number(by) : number(from) - number(by);
  }

  it('has the answer that a reader comes to, a whole number of at most two digits [FB-4]', () => {
    for (let i = 0; i < 300; i += 1) {
      const { question, answer } = makeQuestion('EN');
      expect(answer).toMatch(/^\d{1,2}$/);
      expect(solved(question)).toBe(Number(answer));
    }
  });

  it('is in words, so that a screen reader says it as it stands', () => {
    for (let i = 0; i < 50; i += 1) {
      expect(makeQuestion('CN').question).toMatch(/^[^0-9A-Za-z]+？$/);
      expect(makeQuestion('EN').question).not.toMatch(/\d/);
    }
  });
});
