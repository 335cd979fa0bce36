import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../../../../content/wealth');
const read = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');

interface Product {
  prodCode: string;
  registerCode: string;
  status: string;
  customerType: string;
  riskLevel: string;
  wealthType: string;
  navDate?: string;
  unitNav?: string;
  accNav?: string;
  raiseStart?: string;
  maturityDate?: string;
  zh: { prodName: string; documents: { docKind: string; publishDate: string }[] };
}
const products = JSON.parse(read('wealth-products.json')) as Product[];
const groups = parse(read('product-groups.yaml')) as { key: string; codes: string[] }[];
const history = new Map<string, { date: string; unitNav: string; accNav: string }[]>();
for (const line of read('wealth-nav.csv').trim().split('\n').slice(1)) {
  const [key = '', date = '', unitNav = '', accNav = ''] = line.split(',');
  const points = history.get(key) ?? [];
  points.push({ date, unitNav, accNav });
  history.set(key, points);
}

const onSale = products.filter(
  ({ status, customerType, registerCode }) =>
    customerType !== 'CORP' && registerCode !== '' && (status === '2' || status === '3'),
);
const family = ({ zh }: Product) => zh.prodName.split('·')[0] ?? '';

describe('the demo wealth products', () => {
  it.each([
    ['p01-cash', onSale.filter(({ wealthType }) => wealthType === '5')],
    ['p01-pension', onSale.filter((product) => family(product) === '摇光')],
    ['p01-fixed', onSale.filter((product) => product.wealthType === '1' && family(product) !== '摇光')],
    [
      'p01-mixed',
      onSale.filter((product) => ['2', '3', '4'].includes(product.wealthType) && family(product) !== '摇光'),
    ],
  ])('stand in the group of their kind on the home page: %s [S2-personal]', (key, ofKind) => {
    const codes = ofKind.map(({ prodCode }) => prodCode);
    expect(groups.find((one) => one.key === key)?.codes.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are told of lower fees only where they were there [WLTH-10]', () => {
    for (const { prodCode, raiseStart = '', maturityDate, zh } of products) {
      for (const { docKind, publishDate } of zh.documents) {
        if (docKind !== 'FEE') continue;
        expect(publishDate >= raiseStart, prodCode).toBe(true);
        expect(publishDate <= (maturityDate ?? publishDate), prodCode).toBe(true);
      }
    }
  });

  it('end their histories with the figures of their records [WLTH-8]', () => {
    for (const { prodCode, navDate, unitNav, accNav } of products) {
      expect(history.get(prodCode)?.at(-1) ?? {}, prodCode).toEqual(
        navDate === undefined ? {} : { date: navDate, unitNav, accNav },
      );
    }
  });

  it('swing more the higher their risk [WLTH-4]', () => {
    const swings = new Map<string, number[]>();
    for (const { prodCode, riskLevel } of products) {
      const points = history.get(prodCode) ?? [];
      const moves = points
        .slice(1)
        .map(({ accNav }, index) => Math.abs(Number(accNav) / Number(points[index]?.accNav) - 1));
      if (moves.length < 60) continue;
      const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
      swings.set(riskLevel, [...(swings.get(riskLevel) ?? []), mean]);
    }
    const levels = ['R1', 'R2', 'R3', 'R4', 'R5'].map((level) => swings.get(level) ?? []);
    for (const [index, lower] of levels.slice(0, -1).entries()) {
      expect(Math.max(...lower)).toBeLessThan(Math.min(...(levels[index + 1] ?? [])));
    }
  });
});
