import { expect, it } from 'vitest';
import { LANGUAGES } from '@bank/contract';
import { ratesWords } from '../rates/rates/words.ts';
import { wealthWords } from '../wealth/wealth/words.ts';

it.each(LANGUAGES)('a currency has one name in %s, wherever it stands', async (language) => {
  await Promise.all([ratesWords.load(language), wealthWords.load(language)]);
  const names = ratesWords.of(language)['rates.currency'];
  const ofProducts = wealthWords.of(language)['wealth.currencies'];
  const known = Object.keys(ofProducts).filter((code) => code in names);
  expect(known).toContain('HKD');
  for (const code of known) expect(ofProducts[code], code).toBe(names[code]);
});
