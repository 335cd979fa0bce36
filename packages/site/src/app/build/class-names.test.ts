import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

describe('the names of classes', () => {
  let packages: string;
  beforeEach(() => {
    packages = mkdtempSync(join(tmpdir(), 'bank-names-'));
  });
  afterEach(() => rmSync(packages, { recursive: true }));

  const write = (path: string, css: string) => {
    const file = join(packages, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, css);
    return file;
  };

  it('are two letters for the sheet and one for the class, animations among them', () => {
    const file = write('ui/src/A.module.css', '.a:hover, .b.a {} @keyframes open {}');
    const nameOf = classNames(packages);
    const names = ['a', 'b', 'open'].map((name) => nameOf(name, file));
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z][a-z]$/);
    expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(1);
    expect(new Set(names).size).toBe(3);
  });

  it('are never the same in two sheets, and stay when another sheet comes', () => {
    const files = Array.from({ length: 300 }, (_, index) => write(`site/src/${index}.module.css`, '.a {}'));
    const first = classNames(packages);
    const before = files.map((file) => first('a', file));
    expect(new Set(before).size).toBe(300);
    write('site/src/new.module.css', '.a {}');
    const after = classNames(packages);
    const kept = files.filter((file, index) => after('a', file) === before[index]);
    expect(kept.length).toBeGreaterThan(290);
  });

  it('go on after fifty-two classes', () => {
    const css = Array.from({ length: 120 }, (_, index) => `.c${index} {}`).join('');
    const file = write('site/src/many.module.css', css);
    const nameOf = classNames(packages);
    expect(new Set(Array.from({ length: 120 }, (_, index) => nameOf(`c${index}`, file))).size).toBe(120);
  });

  it('are refused for a class that the sheet does not have', () => {
    const file = write('site/src/a.module.css', '.a {}');
    expect(() => classNames(packages)('b', file)).toThrow('a.module.css has no class b');
  });
});
