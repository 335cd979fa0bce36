import { expect, it } from 'vitest';
import { englishStem } from './english-stem.ts';

it.each([
  ['mortgages', 'mortgag'],
  ['licence', 'licens'],
  ['licenses', 'licens'],
])('gives %s the stem %s, the first time and again', (word, stem) => {
  expect([englishStem(word), englishStem(word)]).toEqual([stem, stem]);
});
