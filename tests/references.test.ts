import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements } from '../scripts/requirements/documents.mjs';
import { rowsOf } from '../scripts/requirements/rows.mjs';
import { lostReferences, type Defined } from './support/references.ts';

const ROOT = resolve(import.meta.dirname, '..');
const READ = /\.(?:css|csv|html|json|md|mjs|mts|ts|tsx|txt|ya?ml)$/;
const PASSED_OVER = /(?:^|\/)(?:node_modules|dist|\.[^/]*|package-lock\.json)(?:\/|$)/;
/** These hold references that lead nowhere, to show that they are found. */
const SAMPLES = /^tests\/(?:(?:references|requirements)\.test|support\/references)\.ts$/;

function definedIn(root: string): Defined {
  const texts = readRequirements(root).documents.map(({ text }) => text);
  const decided = texts.flatMap((text) =>
    [...text.matchAll(/^- \*\*(PD-\d+)\*\*/gm)].map(([, id]) => id ?? ''),
  );
  return {
    ids: new Set([...texts.flatMap(rowsOf).map(({ id }) => id), ...decided]),
    decisions: new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4))),
  };
}

describe('references', () => {
  it('lead to what the repository defines, wherever they stand', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
      (file) => READ.test(file) && !PASSED_OVER.test(file) && !SAMPLES.test(file),
    );
    expect(files.length).toBeGreaterThan(3_000);
    const defined = definedIn(ROOT);
    const lost = files.flatMap((file) =>
      lostReferences(readFileSync(join(ROOT, file), 'utf8'), defined).map(
        ({ line, problem }) => `${file}:${line}: ${problem}`,
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('a reference leads nowhere', () => {
  const DEFINED = { ids: new Set(['S3-menu', 'SEC-12', 'PD-1']), decisions: new Set(['0001']) };

  it.each([
    [
      'when it names a paper by section',
      'Product guide 4.3',
      '"Product guide" is no document of the repository',
    ],
    [
      'also across two lines',
      ' * (product\n * guide, X)',
      '"product guide" is no document of the repository',
    ],
    ['with the style of the design', 'after section 9 of the identity', '"the identity" is no document'],
    ['with a section of the specification', 'Specification 2.4', '"Specification 2" is no document'],
    ['when no table has its id', 'SEC-13', 'docs/requirements does not define SEC-13'],
    [
      'when the specification has no such statement',
      '(S3-menus)',
      'docs/requirements does not define S3-menus',
    ],
    ['when a test names no table', "it('counts [S12]', () => {", '[S12] names no table of docs/requirements'],
    [
      'when two kinds of decisions could be meant',
      'decision 1',
      '"decision 1" is either PD-1 or decision 0001',
    ],
    ['when there is no such decision', 'docs/decisions/0002', 'docs/decisions has no 0002'],
  ])('%s', (_, text, problem) => {
    expect(lostReferences(text, DEFINED)).toEqual([
      { line: 1, problem: expect.stringContaining(problem) as string },
    ]);
  });

  it.each([
    'S3-menu, SEC-12 and PD-1, or decision 0001 (docs/decisions/0001)',
    'UTF-8, GCJ-02, SHA-256, S3 and [S3-menu]',
    'the identity document, by identity, the specification names no call',
  ])('and otherwise somewhere: %s', (text) => {
    expect(lostReferences(text, DEFINED)).toEqual([]);
  });
});
