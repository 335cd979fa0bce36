import { expect, it } from 'vitest';
import type { Governance, Language, RouteDef } from '@bank/contract';
import { elementsOf, renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { GovernanceView } from './GovernanceView.tsx';

const board: Governance = {
  directors: [{ name: 'A', position: 'B', kind: 'INDEPENDENT', since: '2023-05', resume: 'C' }],
  committees: [],
};

it.each<[Language, string]>([
  ['EN', 'May 2023'],
  ['CN', '2023-05'],
])('gives the month since which a director serves as dates read in %s [IR-6]', async (language, month) => {
  await investmentWords.load(language);
  const html = renderPage<undefined>(() => <GovernanceView board={board} documents={[]} />, {
    data: undefined,
    language,
    query: {},
    record: {} as RouteDef,
  });
  expect(elementsOf(html, 'td').map((cell) => textOf(cell).trim())).toContain(month);
});
