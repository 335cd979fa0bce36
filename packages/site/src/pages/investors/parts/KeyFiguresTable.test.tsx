import { beforeAll, expect, it } from 'vitest';
import type { Highlights, RouteDef } from '@bank/contract';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { KeyFiguresTable } from './KeyFiguresTable.tsx';
import { sampleFigures } from './testing/sample-investors.ts';

beforeAll(() => investmentWords.load('EN'));

const item = { name: '', unit: '%', comparison: '' };

it('has the newest figures that its drawing has, and a dash where there is none [IR-6]', () => {
  const latest: Highlights = { note: '', url: '', items: [{ ...item, code: 'NPL_RATIO', value: '0.98' }] };
  const html = renderPage<undefined>(
    () => <KeyFiguresTable years={sampleFigures('EN')} latest={latest} caption="Ratios" />,
    { data: undefined, language: 'EN', query: {}, record: {} as RouteDef },
  );
  const cells = [...html.matchAll(/<(?:td|th) [^>]*class="num"[^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) =>
    textOf(cell),
  );
  expect(cells.slice(0, 4)).toEqual(['Latest', '2025', '2024', '2023']);
  expect([cells[4], cells[8]]).toEqual(['—', '0.98']);
});
