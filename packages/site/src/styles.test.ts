import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../packages');
const TOKENS = /^tokens\//;

const sheets = ['ui', 'site'].flatMap((name) => {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !TOKENS.test(file))
    .map((file) => ({ file: `${name}/src/${file}`, text: readFileSync(join(folder, file), 'utf8') }));
});

test('style sheets of parts and pages name tokens by use, never the palette behind them', () => {
  expect(sheets.length).toBeGreaterThan(250);
  expect(sheets.filter(({ text }) => text.includes('--ref-')).map(({ file }) => file)).toEqual([]);
});

test('every token that a style sheet names exists', () => {
  const tokens = readdirSync(join(PACKAGES, 'ui/src/tokens'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(PACKAGES, 'ui/src/tokens', file), 'utf8'));
  // A part may have measures of its own, which it tells its neighbours by `--cmp-`.
  const defined = new Set(
    [...tokens, ...sheets.map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/(--(?:sys|cmp)-[\w-]+):/g)].map(([, token]) => token),
    ),
  );
  const unknown = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--(?:sys|cmp)-[\w-]+)/g)]
      .filter(([, token]) => !defined.has(token))
      .map(([, token]) => `${file}: ${token}`),
  );
  expect(unknown).toEqual([]);
});
