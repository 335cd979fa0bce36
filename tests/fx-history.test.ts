import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = resolve(import.meta.dirname, '../content/rates');

interface Rate {
  currency: string;
  spotBuy: string;
  changeRate: string;
}
interface Close {
  key: string;
  date: string;
  middleRate: number;
  spotBuy: number;
  spotSell: number;
  cashBuy: number;
  cashSell: number;
}

const rates = parse(readFileSync(resolve(FOLDER, 'fx-rates.yaml'), 'utf8')) as Rate[];
const [header = '', ...lines] = readFileSync(resolve(FOLDER, 'fx-history.csv'), 'utf8').trim().split('\n');
const names = header.split(',');
const closes = lines.map((line) => {
  const cells = line.split(',');
  return Object.fromEntries(
    names.map((name, index) => [name, index < 2 ? cells[index] : Number(cells[index])]),
  ) as unknown as Close;
});
const byCurrency = Map.groupBy(closes, ({ key }) => key);

describe("the demo bank's history of exchange rates", () => {
  it('has the same business days of three years for every currency [FX-5]', () => {
    const [first, ...others] = [...byCurrency.values()].map((days) => days.map(({ date }) => date).join());
    expect(byCurrency.size).toBe(16);
    expect(others.every((days) => days === first)).toBe(true);
    const days = byCurrency.get('USD')?.map(({ date }) => date) ?? [];
    expect([days[0], days.at(-1)]).toEqual(['2023-11-20', '2026-11-19']);
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
    expect(days).not.toContain('2026-10-01');
  });

  it('keeps the bank on the right side of every quote [FX-5]', () => {
    const wrong = closes.filter(
      ({ middleRate, spotBuy, spotSell, cashBuy, cashSell }) =>
        !(cashBuy <= spotBuy && spotBuy < middleRate && middleRate < spotSell && spotSell <= cashSell),
    );
    expect(wrong).toEqual([]);
  });

  it('lets the pegged currencies follow theirs, so that cross rates agree [FX-5]', () => {
    for (const [currency, anchor] of [
      ['DKK', 'EUR'],
      ['MOP', 'HKD'],
    ] as const) {
      const ratios = (byCurrency.get(currency) ?? []).map(
        ({ middleRate }, day) => middleRate / (byCurrency.get(anchor)?.[day]?.middleRate ?? NaN),
      );
      expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.01);
    }
  });

  it.each(rates)('ends with the close that the change of $currency counts from [FX-5]', (rate) => {
    const close = byCurrency.get(rate.currency)?.at(-1)?.spotBuy ?? NaN;
    expect(((Number(rate.spotBuy) / close - 1) * 100).toFixed(2).replace('-0.00', '0.00')).toBe(
      rate.changeRate,
    );
  });
});

describe('the currencies that the demo bank says it sends', () => {
  it.each([
    'site/articles/701001/20260611-trade-guarantees.zh.md',
    'site/articles/701001/20260611-trade-guarantees.en.md',
    'site/banners.yaml',
    'site/shortcuts.yaml',
    'site/pages/personal.yaml',
    'site/link-pages/cross-border-transfer.zh.md',
    'site/link-pages/cross-border-transfer.en.md',
    'site/link-pages/trade-finance.zh.md',
    'site/link-pages/trade-finance.en.md',
  ])('are as many as it quotes: %s', (file) => {
    const text = readFileSync(resolve(FOLDER, '..', file), 'utf8');
    const said = [
      ...text.matchAll(/(\d+) (?:种(?:外币|货币)|(?:foreign )?currencies)/g),
      ...text.matchAll(/(?:币种|[Cc]urrencies), value: '(\d+)'/g),
    ].map(([, count]) => Number(count));
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said)).toEqual(new Set([rates.length]));
  });
});
