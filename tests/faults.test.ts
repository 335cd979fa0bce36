import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFaults } from '../scripts/faults/list.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const document = readFileSync(resolve(ROOT, 'docs/reliability.md'), 'utf8');
const rows = document.split('\n').filter((line) => /^\| [RS]\d+ /.test(line));
const cells = rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));

const faults = await listFaults();
const NUMBERED = Array.from({ length: 25 }, (_, i) => `R${i + 1}`);

describe('the faults', () => {
  it('are R1 to R25 and those of the stores, each a file of its own', () => {
    const ids = faults.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('R'))).toEqual(NUMBERED);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, file } of faults) {
      expect(existsSync(resolve(ROOT, file))).toBe(true);
      expect(file).toContain(`/${id[0]?.toLowerCase()}${id.slice(1).padStart(2, '0')}-`);
    }
  });

  it('stand in docs/reliability.md with their promise, their target and a verdict', () => {
    const found = cells.map(([, id, promise, , target]) => ({ id, promise, target }));
    expect(found).toEqual(faults.map(({ id, promise, target }) => ({ id, promise, target })));
    for (const [, , , figure, , verdict, day] of cells) {
      expect(figure).not.toBe('');
      expect(verdict).toMatch(/^(?:met|not met|skipped)$/);
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('are explained there', () => {
    for (const { id, file, fault } of faults) expect(document).toContain(`- [${id}](../${file}): ${fault}.`);
  });

  it('that are not met have their cause there', () => {
    const causes = document.slice(document.indexOf('## Not met'));
    const missed = cells.filter(([, , , , , verdict]) => verdict === 'not met').map(([, id]) => id);
    for (const id of missed) expect(causes, `${id} needs its cause`).toContain(`- ${id}: `);
  });
});
