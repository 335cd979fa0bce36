import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  CROWDED_WINDOW,
  DESIGN_WIDTH_PX,
  NARROW_WINDOW,
  REFLOW_WIDTH_PX,
  WIDE_DESIGN_PX,
} from './base/state/page-scale.ts';
import { bannerHeight } from './frame/layouts/keep-scale.ts';
import { isTooWide } from './parts/rich-text/wide-tables.ts';

const PACKAGES = resolve(import.meta.dirname, '../..');
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

/** In px, or without a unit. */
function tokenValue(name: string): number {
  const text = readFileSync(join(PACKAGES, 'ui/src/tokens/functional.css'), 'utf8');
  return Number(new RegExp(String.raw`${name}: ([\d.]+)(?:px)?;`).exec(text)?.[1]);
}

test('measures that code has to know as well are those of the tokens', () => {
  expect(bannerHeight(1, 1_000 * tokenValue('--sys-banner-ratio'))).toBe('1000px');
  const width = tokenValue('--sys-content-width');
  expect([isTooWide(width), isTooWide(width + 1)]).toEqual([false, true]);
});

test('style sheets know the widths of windows and pages that code knows, and few of their own', () => {
  const known = [
    NARROW_WINDOW,
    CROWDED_WINDOW,
    `(min-width: ${REFLOW_WIDTH_PX}px)`,
    `(width >= ${REFLOW_WIDTH_PX}px)`,
    `screen and (min-width: ${REFLOW_WIDTH_PX}px)`,
    // Where single parts need more room, or have it.
    '(max-width: 479.98px)',
    '(width < 900px)',
    '(max-width: 1099.98px)',
    '(min-width: 1600px)',
    '(min-width: 1760px)',
  ];
  const asked = sheets.flatMap(({ text }) =>
    [...text.matchAll(/@media ([^{]*width[^{]*) \{/g)].map(([, query]) => query),
  );
  expect([...new Set(asked)].toSorted()).toEqual(known.toSorted());
  const site = sheets.find(({ file }) => file === 'site/src/base/styles/site.css')?.text;
  expect(site).toContain(`inline-size: ${DESIGN_WIDTH_PX}px;`);
  expect(site).toContain(`min-inline-size: ${WIDE_DESIGN_PX}px;`);
});

test('every mixin is defined once and taken twice at least', () => {
  const named = (at: string) =>
    sheets.flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`@${at} ([\\w-]+)`, 'g'))].map(([, name]) => name),
    );
  const taken = named('mixin');
  const defined = named('define-mixin');
  expect(defined.filter((name) => taken.filter((one) => one === name).length < 2)).toEqual([]);
  expect(new Set(taken)).toEqual(new Set(defined));
  expect(new Set(defined).size).toBe(defined.length);
});

test('words are hidden from sight by the mixin alone', () => {
  const hiding = sheets.filter(({ text }) => text.includes('clip-path: inset(50%)'));
  expect(hiding.map(({ file }) => file)).toEqual(['ui/src/base/mixins/hidden.css']);
});

test('what stands in three places, five lines or more, has a name', () => {
  const places = new Map<string, string[]>();
  for (const { file, text } of sheets) {
    for (const [, body = ''] of text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]+)\}/g)) {
      const lines = body
        .split(';')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const key = lines.toSorted().join('; ');
      if (lines.length >= 5) places.set(key, [...(places.get(key) ?? []), file]);
    }
  }
  expect([...places].filter(([, files]) => files.length >= 3)).toEqual([]);
});
