import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineClassNames } from './inline-class-names.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'class-names-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHEET = JSON.stringify('./page.module.css');
const nameOf = (name: string) => `Aa-${name}`;

/** The script and the rules of a page of one module beside one sheet. */
async function built(source: string): Promise<{ script: string; rules: string }> {
  const src = mkdtempSync(join(folder, 'site-'));
  const module = join(src, 'src', 'page.ts');
  mkdirSync(join(src, 'src'));
  writeFileSync(join(src, 'src', 'page.module.css'), '.row { color: red } .wide { color: blue }');
  writeFileSync(module, source);
  const result = await build({
    configFile: false,
    root: src,
    logLevel: 'silent',
    plugins: [inlineClassNames(nameOf)],
    css: { modules: { generateScopedName: nameOf } },
    build: { write: false, minify: false, rolldownOptions: { input: module } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const script = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  const rules = output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('');
  return { script, rules };
}

it('writes the names of classes where they are used, and carries no table', async () => {
  const { script, rules } = await built(
    `import styles from ${SHEET};\ndocument.title = styles.row + ' more';\nconsole.log({ styles: 1 }.styles);`,
  );
  expect(script).toContain('Aa-row');
  expect(script).not.toContain('Aa-wide');
  expect(script).not.toContain('isInPlace');
  expect(rules).toMatch(/\.Aa-row.*\.Aa-wide/s);
});

it('leaves the table to a module that hands it on', async () => {
  const { script, rules } = await built(
    `import styles from ${SHEET};\ndocument.title = styles.row + JSON.stringify(styles);`,
  );
  expect(script).toContain('Aa-wide');
  expect(rules).toContain('.Aa-row');
});

it('keeps the rules of a sheet that is imported for them alone', async () => {
  const { script, rules } = await built(`import ${SHEET};\ndocument.title = 'x';`);
  expect(script).not.toContain('Aa-row');
  expect(rules).toContain('.Aa-row');
});
