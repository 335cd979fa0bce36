import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAttacks } from '../scripts/attacks/list.mjs';
import { ATTACKS } from '../scripts/attacks/suite.mjs';
import { payloads } from './attacks/support/payloads.mjs';
import { mannWhitney } from './attacks/support/ranks.mjs';
import { regexpsInSource } from './attacks/support/regexps.mjs';
import { nestedRepeats, treeOf } from './attacks/support/regexp-tree.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const document = readFileSync(resolve(ROOT, 'docs/security.md'), 'utf8');
const table = document.slice(document.indexOf('<!-- table of npm run attacks -->'));
const rows = table.slice(0, table.indexOf('<!-- end of the table -->')).split('\n');
const cells = rows
  .filter((row) => /^\| [a-z]/.test(row))
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));

const attacks = await listAttacks();

describe('the attacks', () => {
  it('are named by their files, and have their place in the order', () => {
    for (const { id, file } of attacks) {
      expect(file).toBe(`tests/attacks/${id}.attack.mjs`);
      expect(existsSync(resolve(ROOT, file))).toBe(true);
      expect(ATTACKS.placeOf(id), id).toBeGreaterThanOrEqual(0);
    }
    expect(attacks).toHaveLength(12);
  });

  it('stand in docs/security.md with their promise, their target, a figure and a verdict', () => {
    const found = cells.map(([, id, promise, , target]) => ({ id, promise, target }));
    expect(found).toEqual(attacks.map(({ id, promise, target }) => ({ id, promise, target })));
    for (const [, , , figure, , verdict, day] of cells) {
      expect(figure).not.toBe('');
      expect(verdict).toMatch(/^(?:met|not met|skipped)$/);
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('are explained there', () => {
    for (const { id, file, attack } of attacks)
      expect(document).toContain(`- [${id}](../${file}): ${attack}.`);
  });

  it('that are not met have their cause there', () => {
    const missed = cells.filter(([, , , , , verdict]) => verdict === 'not met').map(([, id]) => id);
    for (const id of missed) expect(document, `${id} needs its cause`).toContain(`- ${id}: `);
  });

  it.each(['xss', 'redirects', 'traversal', 'headers', 'line-breaks'])(
    'have a table of at least eighty %s',
    (name) => {
      const all = payloads(name);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(80);
    },
  );
});

it('no expression of the delivered code repeats what repeats in itself [SEC-15]', () => {
  const all = regexpsInSource();
  expect(all.length).toBeGreaterThan(300);
  const nested = all.filter(({ source, flags }) => nestedRepeats(treeOf(source), flags).length > 0);
  expect(nested).toEqual([]);
});

describe('what the attacks measure with', () => {
  it.each([
    ['(a+)+', 1],
    ['(?:a|b+)*', 1],
    ['(a*)*b', 1],
    ['(?:\\w+\\s?)*$', 1],
    ['(?:a+b)+', 0],
    ['(?:\\d+,)*\\d+', 0],
    ['a+b+', 0],
  ])('counts in %s the repetitions in a repetition that take the same text: %i', (source, count) => {
    expect(nestedRepeats(treeOf(source), '')).toHaveLength(count);
  });

  it('tells samples apart that differ, and not those that do not', () => {
    const noise = Array.from({ length: 400 }, (_, i) => (i * 7_919) % 1_009);
    expect(mannWhitney(noise.slice(0, 200), noise.slice(200))).toBeGreaterThan(0.05);
    const later = noise.slice(200).map((value) => value + 200);
    expect(mannWhitney(noise.slice(0, 200), later)).toBeLessThan(0.001);
  });
});
