import { randomInt } from 'node:crypto';
import type { Language } from '@bank/contract';

/* Words, not figures: a screen reader says them as they stand, and a script has to be written for them. */

const UNITS = {
  CN: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
  EN: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
} as const;
const EN_TEENS = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const EN_TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;

/** 0 to 99: 23 → '二十三', 'twenty-three'. */
export function inWords(value: number, language: Language): string {
  const [tens, units] = [Math.floor(value / 10), value % 10];
  if (value <= 10) return UNITS[language][value] ?? '';
  if (language === 'CN') {
    const ten = `${tens === 1 ? '' : UNITS.CN[tens]}十`;
    return units === 0 ? ten : `${ten}${UNITS.CN[units]}`;
  }
  if (value < 20) return EN_TEENS[value - 11] ?? '';
  return units === 0 ? (EN_TENS[tens] ?? '') : `${EN_TENS[tens]}-${UNITS.EN[units]}`;
}

const PHRASES = {
  CN: {
    plus: (a: string, b: string) => `${a}加${b}等于多少？`,
    minus: (a: string, b: string) => `${a}减${b}等于多少？`,
    more: (a: string, b: string) => `比${a}多${b}的数是多少？`,
    less: (a: string, b: string) => `比${a}少${b}的数是多少？`,
  },
  EN: {
    plus: (a: string, b: string) => `What is ${a} plus ${b}?`,
    minus: (a: string, b: string) => `What is ${a} minus ${b}?`,
    more: (a: string, b: string) => `Which number is ${b} more than ${a}?`,
    less: (a: string, b: string) => `Which number is ${b} less than ${a}?`,
  },
} as const;

/** A sum that anyone can do without paper: 11 to 89, and 1 to 9 more or less. */
export function makeQuestion(language: Language): { question: string; answer: string } {
  const [first, second] = [randomInt(11, 90), randomInt(1, 10)];
  const kind = (['plus', 'minus', 'more', 'less'] as const)[randomInt(4)] ?? 'plus';
  const answer = kind === 'plus' || kind === 'more' ? first + second : first - second;
  const question = PHRASES[language][kind](inWords(first, language), inWords(second, language));
  return { question, answer: String(answer) };
}
