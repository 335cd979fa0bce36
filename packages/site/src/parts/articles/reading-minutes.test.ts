import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

it.each([
  [`<p>${'字'.repeat(1000)}</p>`, 'CN', 3],
  [`<p>${'<b>word</b> '.repeat(440)}</p>`, 'EN', 2],
  ['<p class="note note note">短</p>', 'CN', 1],
  ['', 'EN', 1],
] as const)('text %# takes its minutes', (html, language, minutes) => {
  expect(readingMinutes(html, language)).toBe(minutes);
});
