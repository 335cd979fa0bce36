import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesOfStudioAlone } from '../scripts/supply-chain/production-packages.mjs';
import { listSources, readImports } from './support/source-imports.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const others = readdirSync(join(ROOT, 'packages')).filter((name) => name !== 'studio');

describe('the studio', () => {
  it('is imported by no other package, so that no bundle of the site and no public process holds it', () => {
    expect(others.length).toBe(8);
    const importers = others
      .flatMap((name) => listSources(join(ROOT, 'packages', name)))
      .filter((path) =>
        readImports(path).some(({ specifier }) => /@bank\/studio|\/studio\//.test(specifier)),
      );
    expect(importers).toEqual([]);
  });

  it('is a dependency of no other package', () => {
    const dependents = others.filter((name) =>
      read(`packages/${name}/package.json`).includes('@bank/studio'),
    );
    expect(dependents).toEqual([]);
  });

  it('brings two packages that the public server does not have, for the sign-in of a bank', () => {
    const named = (name: string) =>
      Object.keys(
        (JSON.parse(read(`packages/${name}/package.json`)) as { dependencies: object }).dependencies,
      );
    const ofOthers = new Set(others.flatMap(named));
    expect(named('studio').filter((name) => !ofOthers.has(name) && !name.startsWith('@bank/'))).toEqual([
      'jose',
      'openid-client',
    ]);
  });

  it('builds its editor of long texts into files of its own, so that it is a package of no server', () => {
    const manifest = JSON.parse(read('packages/studio/package.json')) as {
      dependencies: object;
      devDependencies: object;
    };
    const isEditor = (name: string) => /^@tiptap\/|^prosemirror-/.test(name);
    expect(Object.keys(manifest.devDependencies).filter(isEditor).length).toBeGreaterThan(0);
    expect(Object.keys(manifest.dependencies).filter(isEditor)).toEqual([]);
    const files = globSync('packages/site/dist/client/**/*.js', { cwd: ROOT });
    expect(files.filter((file) => read(file).includes('ProseMirror'))).toEqual([]);
  });

  it('is in no file that browsers are given by the site', () => {
    const files = globSync('packages/site/dist/client/**/*.js', { cwd: ROOT });
    const withKeys = files.filter((file) => read(file).includes('studio-keys'));
    expect(withKeys).toEqual([]);
    // The name that is looked for is the one that its own script has.
    expect(read('packages/studio/src/browser/key-store.ts')).toContain("'studio-keys'");
  });

  it('is not in the image of the public server', () => {
    const [, removed = ''] = /rm -rf (packages\/studio .*)$/m.exec(read('deploy/Dockerfile')) ?? [];
    const alone = packagesOfStudioAlone(ROOT).map(({ path }) => path);
    expect(removed.split(' ').toSorted()).toEqual(
      ['packages/studio', 'node_modules/@bank/studio', ...alone].toSorted(),
    );
    expect(existsSync(join(ROOT, 'packages/studio/src/main.mjs'))).toBe(true);
  });
});
