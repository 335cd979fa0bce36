import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtProgram, noteSources } from './built-program.mjs';

/** A program in `dist` of two sources beside it. */
function aProgram() {
  const root = mkdtempSync(join(tmpdir(), 'bank-program-'));
  const folder = join(root, 'dist');
  mkdirSync(folder);
  const sources = ['one.ts', 'two.ts'].map((name) => join(root, name));
  for (const source of sources) writeFileSync(source, 'const one = 1;');
  return { root, folder, sources, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}

it('starts where it was built from the sources that lie here', () => {
  using program = aProgram();
  noteSources(program.folder, program.sources);
  expect(builtProgram(program.folder)).toBe(join(program.folder, 'program.js'));
});

it.each<[string, (source: string) => void]>([
  ['says something else', (source) => writeFileSync(source, 'const one = 2;')],
  ['is gone', (source) => rmSync(source)],
])('is left alone when a source %s', (_how, change) => {
  using program = aProgram();
  noteSources(program.folder, program.sources);
  change(program.sources[1] ?? '');
  expect(builtProgram(program.folder)).toBeUndefined();
});

it('is left alone where its list was not written to the end', () => {
  using program = aProgram();
  noteSources(program.folder, program.sources);
  const list = join(program.folder, 'made-of.json');
  writeFileSync(list, readFileSync(list).subarray(0, -5));
  expect(builtProgram(program.folder)).toBeUndefined();
});

it('is not missed where nothing was built', () => {
  using program = aProgram();
  expect(builtProgram(program.folder)).toBeUndefined();
  expect(builtProgram(join(program.folder, 'nowhere'))).toBeUndefined();
});
