import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports } from './support/source-imports.ts';

const SITE = resolve(import.meta.dirname, '../packages/site/src');
const SHEET = /\.module\.css$/;
/** Of what no server draws. */
const WITH_THE_SCRIPT = ['frame/chrome/SubMenu.module.css'];

/** Files that are loaded with one, itself included: what it imports, and not what it asks for later. */
function loadedWith(start: string): Set<string> {
  const files = new Set([resolve(SITE, start)]);
  // Grows while it is walked.
  for (const file of files) {
    for (const { specifier, isDynamic } of readImports(file))
      if (!isDynamic && /^\..*\.(tsx?|css)$/.test(specifier)) files.add(resolve(dirname(file), specifier));
  }
  return files;
}

describe('parts of the frame whose markup comes before their script', () => {
  const first = loadedWith('entry-client.tsx');

  it.each(['frame/chrome/late-bars.ts', 'frame/chrome/SiteFooter.tsx', 'frame/chrome/PlainSections.tsx'])(
    '%s has its styles from the start',
    (part) => {
      const sheets = [...loadedWith(part)].filter((file) => SHEET.test(file));
      expect(sheets.length).toBeGreaterThan(0);
      const late = sheets.filter((file) => !first.has(file)).map((file) => relative(SITE, file));
      expect(late.filter((file) => !WITH_THE_SCRIPT.includes(file))).toEqual([]);
    },
  );
});
