import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import vitestConfig from '../vitest.config.ts';
import { listSources, readImports } from './support/source-imports.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PACKAGES = join(ROOT, 'packages');

// "The map" of docs/architecture.md: what each package may import of ours.
const MAP: Record<string, string[]> = {
  contract: [],
  store: ['contract'],
  search: ['contract'],
  publish: ['contract', 'store', 'search'],
  api: ['contract', 'store', 'search'],
  ui: [],
  site: ['contract', 'ui'],
  server: ['contract', 'store', 'search', 'publish', 'api', 'ui', 'site'],
  // Of the site’s code the drawing of figures and texts alone: editors see them as visitors will.
  studio: ['contract', 'store', 'publish', 'ui', 'site'],
};

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const readManifest = (folder: string) => readJson(join(folder, 'package.json')) as Manifest;

const manifests = new Map(
  readdirSync(PACKAGES)
    .filter((name) => existsSync(join(PACKAGES, name, 'package.json')))
    .map((name) => [name, readManifest(join(PACKAGES, name))]),
);
const rootManifest = readManifest(ROOT);

const namesIn = (...lists: (Record<string, string> | undefined)[]) =>
  lists.flatMap((list) => Object.keys(list ?? {}));

/** '@bank/store/testing' → '@bank/store'; 'zod/v4' → 'zod'. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier);

const isForTests = (path: string) =>
  /\.test\.tsx?$|[\\/]testing(\.ts|[\\/])|[\\/]vite\.config\.ts$/.test(path);

function isExported(specifier: string): boolean {
  const name = packageOf(specifier);
  const exported = [...manifests.values()].find((manifest) => manifest.name === name)?.exports ?? {};
  const subpath = `.${specifier.slice(name.length)}`;
  return Object.keys(exported).some((key) => {
    const [before = '', after] = key.split('*');
    return after === undefined ? key === subpath : subpath.startsWith(before) && subpath.endsWith(after);
  });
}

function importProblems(name: string, manifest: Manifest, path: string): string[] {
  const folder = join(PACKAGES, name);
  const declared = namesIn(manifest.dependencies);
  const declaredForTests = namesIn(manifest.devDependencies, rootManifest.devDependencies);
  return readImports(path).flatMap(({ specifier, isDynamic }) => {
    const where = `${relative(ROOT, path)} imports ${specifier}`;
    if (specifier.startsWith('.')) {
      const isInside = resolve(dirname(path), specifier).startsWith(folder + sep);
      return isInside ? [] : [`${where}, outside its package. Import the other package by its name.`];
    }
    if (isBuiltIn(specifier) || packageOf(specifier) === manifest.name) return [];
    // A dynamic import is how development tools (Vite) are loaded where they are installed. What editors' browsers are
    // given is built: nothing of its packages is wanted where the studio runs.
    const isBuilt = relative(ROOT, path).startsWith(join('packages', 'studio', 'src', 'browser'));
    const allowed = isForTests(path) || isDynamic || isBuilt ? [...declared, ...declaredForTests] : declared;
    if (!allowed.includes(packageOf(specifier))) {
      return [`${where}, which packages/${name}/package.json does not declare as a dependency.`];
    }
    const isOurs = packageOf(specifier).startsWith('@bank/');
    return isOurs && !isExported(specifier) ? [`${where}, which that package does not export.`] : [];
  });
}

describe('the workspace', () => {
  it('has only packages that are on the map', () => {
    expect([...manifests.keys()].filter((name) => !(name in MAP))).toEqual([]);
  });

  for (const [name, manifest] of manifests) {
    it(`lets ${name} depend only on what the map allows`, () => {
      const ours = namesIn(manifest.dependencies, manifest.devDependencies).filter((dependency) =>
        dependency.startsWith('@bank/'),
      );
      const allowed = (MAP[name] ?? []).map((other) => `@bank/${other}`);
      expect(ours.filter((dependency) => !allowed.includes(dependency))).toEqual([]);
    });

    it(`keeps the imports of ${name} to what its package.json declares`, () => {
      const problems = listSources(join(PACKAGES, name)).flatMap((path) =>
        importProblems(name, manifest, path),
      );
      expect(problems).toEqual([]);
    });
  }

  it('reaches into no package by path from tests, benchmarks, content or scripts', () => {
    const sources = ['tests', 'bench', 'content', 'scripts'].filter((folder) =>
      existsSync(join(ROOT, folder)),
    );
    const problems = sources
      .flatMap((folder) => listSources(join(ROOT, folder)))
      .flatMap((path) =>
        readImports(path)
          .filter(({ specifier }) => specifier.startsWith('.'))
          .filter(({ specifier }) => resolve(dirname(path), specifier).startsWith(PACKAGES + sep))
          .map(({ specifier }) => `${relative(ROOT, path)} imports ${specifier}`),
      );
    expect(problems).toEqual([]);
  });

  it('looks for unit tests only where there are some', () => {
    const named = vitestConfig.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
    );
    expect(named?.length).toBeGreaterThan(8);
    expect(named?.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it.each(globSync('bench/*/package-lock.json', { cwd: ROOT }))(
    'names no registry in %s, so that any mirror can serve it',
    (lockFile) => {
      const { packages } = readJson(join(ROOT, lockFile)) as {
        packages: Record<string, { resolved?: string; link?: boolean }>;
      };
      const addressed = Object.entries(packages).filter(
        ([, entry]) => entry.resolved !== undefined && !entry.link,
      );
      expect(addressed.map(([path, entry]) => `${path}: ${entry.resolved}`)).toEqual([]);
    },
  );

  it('pins every package of the benchmark that is installed apart', () => {
    const parts = globSync('bench/*/package.json', { cwd: ROOT });
    expect(parts.length).toBeGreaterThan(1);
    const loose = parts.flatMap((path) => {
      const { dependencies, devDependencies } = readJson(join(ROOT, path)) as Manifest;
      return Object.values({ ...dependencies, ...devDependencies }).filter(
        (version) => !/^\d+\.\d+\.\d+$/.test(version),
      );
    });
    expect(loose).toEqual([]);
  });
});
