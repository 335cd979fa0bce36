import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMistake } from '../testing/a-mistake.ts';
import { anOperator } from '../testing/an-operator.ts';
import { goodSources } from '../testing/good-sources.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import type { Told } from '../base/errors.ts';

const FOLDER = new URL('./mistakes/', import.meta.url);
const good = goodSources();
const mistakes = readdirSync(FOLDER).map((file) => {
  const { story, ...mistake } = readMistake(readFileSync(new URL(file, FOLDER), 'utf8'), good);
  return { name: `${file.replace('.txt', '')}: ${story}`, ...mistake };
});

async function checked(changed: Record<string, string | Uint8Array | undefined>): Promise<string[]> {
  const files = Object.entries({ ...good, ...changed }).filter(
    (file): file is [string, string | Uint8Array] => file[1] !== undefined,
  );
  const folder = writeFiles(join(temporaryFolder(), 'content'), Object.fromEntries(files));
  const [scope = '', ...others] = new Set(Object.keys(changed).map((path) => path.split('/')[0] ?? ''));
  const where = others.length === 0 ? join(folder, scope) : folder;
  const { lines } = await anOperator().types('check', where, '--json');
  const told = JSON.parse(lines[0] ?? '') as Told[];
  return told.map(({ level, message }) => `${level} ${message}`);
}

describe('what editors really mistype', () => {
  it('is laid over sources in which nothing is wrong', async () => {
    expect(await checked({ 'site/x': undefined, 'rates/x': undefined })).toEqual([]);
  });

  it('is not a byte order mark, which Excel writes', async () => {
    const marked = Object.entries(good)
      .filter(([path]) => path.includes('/'))
      .map(([path, text]) => [path, `\uFEFF${text}`] as const);
    expect(await checked(Object.fromEntries(marked))).toEqual([]);
  });

  it('is more than sixty mistakes, each told with its place, what is expected and what was found', () => {
    expect(mistakes.length).toBeGreaterThan(60);
    for (const { expected } of mistakes) expect(expected.en).not.toEqual([]);
  });

  it.each(mistakes)('$name', async ({ changed, expected }) => {
    expect(await checked(changed)).toEqual(expected.en);
  });
});
