import { readFileSync } from 'node:fs';
import type { KeyFigures } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { LEVELS, RATIOS, figureOf, toColumns, toPoints } from './figure-columns.ts';

interface Source {
  year: string;
  zh: Pick<KeyFigures, 'items'>;
  en: Pick<KeyFigures, 'items'>;
}

const sources = JSON.parse(
  readFileSync(new URL('../../../../../../../content/site/key-figures.json', import.meta.url), 'utf8'),
) as Source[];
const yearsIn = (language: 'zh' | 'en'): KeyFigures[] =>
  sources
    .map(({ year, [language]: { items } }) => ({ year, items }))
    .toSorted((a, b) => b.year.localeCompare(a.year));

/** By another way: tenths of a per cent as whole numbers, by trying which one is nearest. */
function nearestTenth(from: string, to: string): number {
  const places = Math.max(...[from, to].map((text) => text.split('.')[1]?.length ?? 0));
  const [a, b] = [from, to].map((text) => BigInt(Math.round(Number(text) * 10 ** places))) as [
    bigint,
    bigint,
  ];
  let best = 0n;
  const distance = (tenths: bigint) => {
    const miss = (b - a) * 1000n - tenths * a;
    return miss < 0n ? -miss : miss;
  };
  for (let tenths = -1000n; tenths <= 1000n; tenths += 1n)
    if (distance(tenths) < distance(best)) best = tenths;
  return Number(best) / 10;
}

describe('the key figures as columns', () => {
  it.each(['zh', 'en'] as const)(
    'show each change of the demo bank to the nearest tenth of a per cent, in %s [IR-2]',
    (language) => {
      for (const code of LEVELS) {
        const figure = figureOf(yearsIn(language), code);
        const columns = toColumns(figure ?? { code, name: '', unit: '', values: [] });
        expect(columns).toHaveLength(sources.length);
        expect(columns[0]?.change).toBeUndefined();
        for (const [index, { change, value, label }] of columns.entries()) {
          const before = columns[index - 1];
          if (before === undefined) continue;
          expect(Number(change?.percent), `${code} ${label}`).toBe(nearestTenth(before.value, value));
        }
      }
    },
  );

  it('give the same changes in both languages, though their units differ [IR-2] [S1-lang]', () => {
    for (const code of LEVELS) {
      const [zh, en] = (['zh', 'en'] as const).map((language) => {
        const figure = figureOf(yearsIn(language), code);
        return figure && toColumns(figure).map(({ change }) => change?.percent);
      });
      expect(zh).toEqual(en);
    }
  });

  it('say the direction with a mark and a sign, never by colour alone [A11Y-1]', () => {
    const values = ['100', '103', '100.94', '100.94', '0', '5'].map((value, index) => ({
      year: String(2020 + index),
      value,
    }));
    expect(toColumns({ code: '', name: '', unit: '', values }).map(({ change }) => change?.shown)).toEqual([
      undefined,
      '▲ +3.0%',
      '▼ −2.0%',
      '0.0%',
      '▼ −100.0%',
      // From nothing there is no percentage.
      undefined,
    ]);
  });

  it('end a ratio with what is newer than the last year', () => {
    const figure = figureOf(yearsIn('zh'), RATIOS[0]);
    const points = figure && toPoints(figure, { label: 'Q3', value: '0.98' });
    expect(points?.map(({ label, value }) => `${label} ${value}`)).toEqual([
      '2021 1.20',
      '2022 1.16',
      '2023 1.12',
      '2024 1.07',
      '2025 1.02',
      'Q3 0.98',
    ]);
    expect(figureOf(yearsIn('zh'), 'NO_SUCH')).toBeUndefined();
    expect(figureOf([], 'NET_PROFIT')).toBeUndefined();
  });
});
