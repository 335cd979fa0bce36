import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LED_TO_BY_THE_SITE } from '../packages/publish/src/check/rules/orphan-rules.ts';

const RECORDS = resolve(import.meta.dirname, '../content/site/pages');
const PAGES = resolve(import.meta.dirname, '../packages/site/src/pages');

interface PageText {
  path?: string;
  component?: string;
}
interface PageRecord {
  component?: string;
  zh?: PageText;
  en?: PageText;
}

/** Folder of each component: 'news-list' → 'bank/news-list'. */
function pageFolders(): Map<string, string> {
  const sections = readdirSync(PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    sections.flatMap(({ name: section }) =>
      readdirSync(join(PAGES, section))
        .filter((page) => page !== 'parts')
        .map((page) => [page, `${section}/${page}`] as const),
    ),
  );
}

test('the list of pages leads from each address to the folder that draws it', () => {
  const folders = pageFolders();
  const rows = readdirSync(RECORDS)
    .flatMap((file) => parse(readFileSync(join(RECORDS, file), 'utf8')) as PageRecord[])
    .flatMap(({ component, zh, en }) => [zh, en].map((text) => ({ component, ...text })))
    .flatMap(({ path, component }) =>
      path === undefined || component === undefined
        ? []
        : [[path, folders.get(component) ?? 'a component without a folder'] as const],
    );
  const listed = readFileSync(join(PAGES, 'README.md'), 'utf8').matchAll(
    /^\| `(\/[^`]*)` +\| `([^`]+)` +\|/gm,
  );
  expect([...listed].map(([, path, folder]) => [path, folder])).toEqual(
    rows.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
});

test('pages that the check takes for led to by the site are pages', () => {
  const folders = pageFolders();
  expect([...LED_TO_BY_THE_SITE].filter((component) => !folders.has(component))).toEqual([]);
});
