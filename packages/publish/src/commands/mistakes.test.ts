import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '@bank/contract';
import { ContentError, toldIn, type Told } from '../base/errors.ts';
import { checkPacked } from '../check/check-bundle.ts';
import { packSources } from '../pack/pack-scope.ts';
import { readMistake } from '../testing/a-mistake.ts';
import { anOperator } from '../testing/an-operator.ts';
import { goodSources } from '../testing/good-sources.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { glossaryOf } from './glossary-of.ts';
import { pricesBeside } from './prices-beside.ts';

type Sources = Record<string, string | Uint8Array | undefined>;

const FOLDER = new URL('./mistakes/', import.meta.url);
const NOW = Date.parse('2026-11-26T09:00:00+08:00');
const good = goodSources();
const mistakes = readdirSync(FOLDER).map((file) => {
  const { story, ...mistake } = readMistake(readFileSync(new URL(file, FOLDER), 'utf8'), good);
  return { name: `${file.replace('.txt', '')}: ${story}`, ...mistake };
});

function folderOf(changed: Sources): string {
  const files = Object.entries({ ...good, ...changed });
  const present = files.filter((file): file is [string, string | Uint8Array] => file[1] !== undefined);
  return writeFiles(join(temporaryFolder(), 'content'), Object.fromEntries(present));
}

/** What is told of a scope in which something was changed, as `content check` does. */
async function told(changed: Sources, scope = scopeOf(changed)) {
  const content = folderOf(changed);
  const folder = join(content, scope);
  const [terms, prices] = [glossaryOf(undefined, content), await pricesBeside(content, scope, NOW)];
  const findings = await findingsOf(async () =>
    checkPacked(await packSources({ folder, scope }), folder, { terms, prices }),
  );
  return {
    en: findings.map((one) => lineOf(toldIn('EN', one))),
    zh: findings.map((one) => lineOf(toldIn('CN', one))),
  };
}

async function findingsOf(check: () => Promise<{ told: readonly Told[] }>): Promise<readonly Told[]> {
  try {
    return (await check()).told;
  } catch (error) {
    if (error instanceof ContentError) return error.told;
    throw error;
  }
}

const lineOf = ({ level, message }: Told<string>) => `${level} ${message}`;

function scopeOf(changed: Sources): Scope {
  const [first, ...others] = new Set(Object.keys(changed).map((path) => path.split('/')[0]));
  const scope = SCOPES.find((one) => one === first);
  if (scope === undefined || others.length > 0) throw new Error('a mistake is made in one scope');
  return scope;
}

describe('what editors really mistype', () => {
  it('is laid over sources in which nothing is wrong', async () => {
    const { code, text } = await anOperator().types('check', folderOf({}), '--json');
    expect([code, text]).toEqual([0, '[]']);
  });

  it('is not a byte order mark, which Excel writes', async () => {
    const marked = Object.entries(good).map(([path, text]) => [path, `\uFEFF${text}`] as const);
    const { code, text } = await anOperator().types('check', folderOf(Object.fromEntries(marked)), '--json');
    expect([code, text]).toEqual([0, '[]']);
  });

  it('is more than sixty mistakes', () => {
    expect(mistakes.length).toBeGreaterThan(60);
    for (const { expected } of mistakes) expect(expected.en).not.toEqual([]);
  });

  it.each(mistakes)('$name', async ({ changed, expected }) => {
    expect(await told(changed)).toEqual(expected);
  });

  it('is told all at once by the command, five mistakes of one file', async () => {
    const five = mistakes.find(({ name }) => name.startsWith('five-in-one-file'));
    const { code, text } = await anOperator().types('check', join(folderOf(five?.changed ?? {}), 'site'));
    const lines = text.split('\n').filter((line) => line.includes('longer-hours.zh.md:'));
    expect(code).toBe(1);
    expect(lines.map((line) => Number(/\.md:(\d+)/.exec(line)?.[1]))).toEqual([2, 4, 5, 6, 9]);
  });
});
