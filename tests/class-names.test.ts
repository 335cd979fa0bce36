import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../packages');
const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

interface Sheet {
  defined: ReadonlySet<string>;
  taken: Set<string>;
  /** A component chooses among its classes by a value, or hands it on whole. */
  isTakenWhole: boolean;
}

const listed = (ending: RegExp) =>
  ['ui', 'site', 'studio'].flatMap((name) => {
    const folder = join(PACKAGES, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => join(folder, file));
  });

/** Classes of a sheet's own; what content brings is `:global`. */
function classesOf(path: string): Set<string> {
  const text = readFileSync(path, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)|@layer [\w.]+|url\([^)]*\)|'[^']*'/g, '');
  return new Set([...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

function readSheets(): Map<string, Sheet> {
  const sheets = new Map(
    listed(/\.module\.css$/).map((path): [string, Sheet] => [
      path,
      { defined: classesOf(path), taken: new Set(), isTakenWhole: false },
    ]),
  );
  for (const component of listed(/\.tsx?$/)) {
    const text = readFileSync(component, 'utf8');
    const body = text.replaceAll(/^import [^;]*;$/gm, '');
    for (const [, name = '', specifier = ''] of text.matchAll(IMPORT)) {
      const sheet = sheets.get(resolve(dirname(component), specifier));
      if (sheet === undefined) throw new Error(`${component} imports ${specifier}, which is not there`);
      for (const [, taken] of body.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+))?`, 'g'))) {
        if (taken === undefined) sheet.isTakenWhole = true;
        else sheet.taken.add(taken);
      }
    }
  }
  return sheets;
}

describe('the classes of style sheets', () => {
  const sheets = [...readSheets()].map(
    ([path, sheet]) => [relative(PACKAGES, path).split(sep).join('/'), sheet] as const,
  );
  expect(sheets.length).toBeGreaterThan(250);

  it('are there when a component takes them', () => {
    const missing = sheets.flatMap(([file, { defined, taken }]) =>
      [...taken].filter((name) => !defined.has(name)).map((name) => `${file} has no .${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all taken', () => {
    const left = sheets.flatMap(([file, { defined, taken, isTakenWhole }]) =>
      [...defined]
        .filter((name) => name !== 'num' && !isTakenWhole && !taken.has(name))
        .map((name) => `${file}: .${name}`),
    );
    expect(left).toEqual([]);
  });
});
