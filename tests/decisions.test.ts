import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../docs/decisions');
const HEAD = /^# (\d+)\. (.+)\n\nDate: \d{4}-\d{2}-\d{2}\. Status: \w+\./;

const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const overview = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const headOf = (file: string) => HEAD.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? [];

describe('the decisions', () => {
  it('have one heading: number, title, date and status', () => {
    expect(files.filter((file) => headOf(file)[1] !== String(Number(file.slice(0, 4))))).toEqual([]);
  });

  it('stand in the overview with their titles', () => {
    const listed = files.filter((file) =>
      overview.includes(`- ${headOf(file)[1]}: [${headOf(file)[2]}](${file})`),
    );
    expect(listed).toEqual(files);
  });

  it('are numbered without gaps but for those that the overview names', () => {
    const numbers = new Set(files.map((file) => Number(file.slice(0, 4))));
    const missing = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
      (number) => !numbers.has(number),
    );
    const [, named = ''] = /^Numbers ([\d, and]+) were never given/m.exec(overview) ?? [];
    expect(named.match(/\d+/g)?.map(Number)).toEqual(missing);
  });
});
