import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isForTests } from './support/import-graph.ts';
import { listSources } from './support/source-imports.ts';

const ROOT = resolve(import.meta.dirname, '..');

it('limits stand where the README says', () => {
  const rows = [
    ...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(
      /^\| [^|]+\| `([\w-]+)`[^|]*\| `([\w/.-]+\.\w+)` +\|$/gm,
    ),
  ];
  expect(rows.length).toBeGreaterThan(8);
  const lost = rows.filter(([, name = '', file = '']) => {
    const path = join(ROOT, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return !new RegExp(`(?:const |'|^ *)${name}(?: |:|')`, 'm').test(text);
  });
  expect(lost.map(([row]) => row)).toEqual([]);
});

it('a constant that one package uses stands there, not in the contract', () => {
  const textOf = (name: string) =>
    listSources(join(ROOT, 'packages', name, 'src'))
      .filter((path) => !isForTests(path) && !path.endsWith('.css'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
  const contract = textOf('contract');
  const others = readdirSync(join(ROOT, 'packages'))
    .filter((name) => name !== 'contract')
    .map(textOf);
  const constants = [...contract.matchAll(/^export const ([A-Z][A-Z\d_]+)\b/gm)].map(([, name = '']) => name);
  expect(constants.length).toBeGreaterThan(80);
  const owned = constants.filter((name) => {
    const named = new RegExp(`\\b${name}\\b`, 'g');
    const isUsedHere = (contract.match(named) ?? []).length > 1;
    return !isUsedHere && others.filter((text) => text.match(named) !== null).length < 2;
  });
  expect(owned).toEqual([]);
});
