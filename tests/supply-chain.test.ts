import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adviceOf } from '../scripts/supply-chain/advice.mjs';
import { differences } from '../scripts/supply-chain/differences.mjs';
import { noticesOf } from '../scripts/supply-chain/notices-text.mjs';
import {
  isInContainer,
  packagesOfStudioAlone,
  productionPackages,
} from '../scripts/supply-chain/production-packages.mjs';
import { onlyProduction } from '../scripts/supply-chain/sbom-scope.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
const { packages: locked } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> };
const others = Object.entries(locked).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);
const inProduction = productionPackages(ROOT);
const ofStudioAlone = packagesOfStudioAlone(ROOT).map(({ path }) => path);

/** SPDX names of what may be delivered with code of our own. */
const LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT AND Apache-2.0'];

describe('production', () => {
  it('is at most a hundred packages of others, without those that only the studio needs [SEC-24]', () => {
    const ofTheSite = inProduction.filter(({ path }) => !ofStudioAlone.includes(path));
    expect(ofTheSite.filter(isInContainer).length).toBeLessThanOrEqual(100);
    // The sign-in of a bank, which the public server does not have.
    expect(ofStudioAlone.toSorted()).toEqual(
      ['jose', 'oauth4webapi', 'openid-client'].map((name) => `node_modules/${name}`),
    );
  });

  it('has a row in docs/dependencies.md for each package that we name, and for no other [SEC-24]', () => {
    const named = globSync('packages/*/package.json', { cwd: ROOT }).flatMap((path) =>
      Object.keys((JSON.parse(read(path)) as { dependencies?: Record<string, string> }).dependencies ?? {}),
    );
    const direct = [...new Set(named)].filter((name) => !name.startsWith('@bank/')).toSorted();
    const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| +[\d–]+ \| .{10,}\|$/gm)];
    expect(rows.map(([, name]) => name).toSorted()).toEqual(direct);
  });

  it('holds only licences that may be delivered with code of our own [SEC-24]', () => {
    expect(inProduction.filter(({ license }) => !LICENCES.includes(license ?? 'none'))).toEqual([]);
  });

  it('has its notices in THIRD_PARTY_NOTICES as `npm run notices` would write them today [SEC-24]', () => {
    expect(noticesOf(ROOT, inProduction)).toBe(read('THIRD_PARTY_NOTICES'));
  });

  it('names every package in one exact version, so that nothing comes by itself', () => {
    const loose = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path)) as Record<
        string,
        Record<string, string> | undefined
      >;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});

describe('the lock file', () => {
  it('has a SHA-512 of every package [SEC-24]', () => {
    expect(others.length).toBeGreaterThan(200);
    expect(others.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  it('knows one source only: no address, no repository, no folder of somebody [SEC-24]', () => {
    expect(
      others.filter(([, { resolved, version }]) => resolved !== undefined || version === undefined),
    ).toEqual([]);
    const linked = Object.values(locked).filter(({ link }) => link === true);
    expect(linked.filter(({ resolved }) => !/^packages\/\w+$/.test(resolved ?? ''))).toEqual([]);
  });

  it('lets nothing run while it is installed but what brings Node itself', () => {
    const running = others.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    expect(Object.keys(allowScripts)).toEqual(['node']);
    expect(
      running.map(([path]) => path).filter((path) => inProduction.some((one) => one.path === path)),
    ).toEqual([]);
    expect(read('deploy/Dockerfile')).toContain('npm ci --ignore-scripts');
  });
});

describe('a bill of materials', () => {
  const component = (ref: string) => ({ 'bom-ref': ref });
  const sbom = {
    metadata: { component: component('site@1') },
    components: [component('a@1'), component('tool@1'), component('@bank/api@1')],
    dependencies: [{ ref: 'a@1', dependsOn: ['tool@1'] }, { ref: 'tool@1' }],
  };
  const aPackage = (name: string) => ({ path: `node_modules/${name}`, name, version: '1' });

  it('has what runs in production and our own packages, and no tool', () => {
    const { components, dependencies } = onlyProduction(sbom, [aPackage('a')]);
    expect(components.map((one) => one['bom-ref'])).toEqual(['a@1', '@bank/api@1']);
    expect(dependencies).toEqual([{ ref: 'a@1', dependsOn: [] }]);
  });

  it('is not written without a package that runs', () => {
    expect(() => onlyProduction(sbom, [aPackage('b')])).toThrow('lacks b@1');
  });
});

it('two builds are compared file by file', () => {
  const first = new Map([
    ['a', '1'],
    ['b', '1'],
    ['c', '1'],
  ]);
  const second = new Map([
    ['a', '1'],
    ['b', '2'],
    ['d', '1'],
  ]);
  expect(differences(first, first)).toEqual([]);
  expect(differences(first, second)).toEqual([
    'b has other bytes',
    'c is only in the first',
    'd is only in the second',
  ]);
});

describe('an answer about advisories', () => {
  const answer = (counts: Record<string, number>) =>
    JSON.stringify({ metadata: { vulnerabilities: counts } });

  it.each([
    ['production', answer({ high: 1 }), 'production: 0 critical, 1 high, 0 moderate, 0 low', true],
    ['production', answer({ moderate: 2 }), 'production: 0 critical, 0 high, 2 moderate, 0 low', false],
    ['everything', answer({ high: 3 }), 'everything: 0 critical, 3 high, 0 moderate, 0 low', false],
    ['everything', answer({ critical: 1 }), 'everything: 1 critical, 0 high, 0 moderate, 0 low', true],
    ['production', '', 'production: NOT CHECKED, because no registry answers with advisories', false],
    [
      'production',
      '{"error":{}}',
      'production: NOT CHECKED, because no registry answers with advisories',
      false,
    ],
  ])('of %s: %s', (what, text, told, isBad) => {
    expect(adviceOf(what, text)).toEqual({ text: told, isBad });
  });
});
