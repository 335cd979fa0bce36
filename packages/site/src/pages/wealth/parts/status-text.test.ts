import { beforeAll, expect, it } from 'vitest';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { statusText } from './status-text.ts';

beforeAll(() => Promise.all([wealthWords.load('CN'), wealthWords.load('EN')]));

it.each([
  ['CN', '4', '2027-05-12', '封闭运作中，下次开放 2027-05-12'],
  ['EN', '4', '12 May 2027', 'Closed, next dealing 12 May 2027'],
  ['CN', '4', undefined, '封闭运作中'],
  ['CN', '3', '2026-11-30', '开放中'],
] as const)('in %s, status %s with the next opening %s is %s [WLTH-8]', (language, status, next, text) => {
  expect(statusText(status, next, wealthWords.of(language))).toBe(text);
});
