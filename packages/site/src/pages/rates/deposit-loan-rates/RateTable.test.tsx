import { beforeAll, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@bank/contract';
import { LanguageContext } from '../../../base/state/site-context.ts';
import { serverMessages } from '../../../words/loading/server-messages.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import { RateTable } from './RateTable.tsx';

beforeAll(async () => {
  for (const language of ['CN', 'EN'] as const)
    await Promise.all([ratesWords.load(language), rateTableWords.load(language)]);
});

it.each([
  ['CN', '2026-05-20'],
  ['EN', '20 May 2026'],
] as const)(
  'names its versions by their days as the language writes them, in %s [RATE-2]',
  (language, day) => {
    expect(versions(language)).toContain(`>${day}<`);
  },
);

function versions(language: Language): string {
  const place = { path: '/personal/dkll', query: {}, subject: 'DEPOSIT' } as const;
  return renderToStaticMarkup(
    <LanguageContext
      value={{ language, words: serverMessages(language), officialHost: '', today: '2026-11-20' }}
    >
      <RateTable id="cny" title="x" place={place} dates={['2026-11-12', '2026-05-20']} csv="" note="">
        <table />
      </RateTable>
    </LanguageContext>,
  );
}
