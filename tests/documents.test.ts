import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { missingFrom, scriptsNamedIn } from './support/named-in-documents.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/dependencies.md',
  'docs/operations/settings.md',
])('%s', (path) => {
  it('names only commands, files and headings that there are', () => {
    expect(missingFrom(ROOT, path)).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('says what is to be run before a commit and when something written is stale', () => {
    const needed = ['check', 'format', 'openapi', 'requirements', 'settings', 'notices', 'gallery:renew'];
    expect(scriptsNamedIn(read('CONTRIBUTING.md'))).toEqual(expect.arrayContaining(needed));
  });
});

describe('SECURITY.md', () => {
  it('names the version and the address that the site names', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('SECURITY.md')).toContain(`version ${version} in`);
    const [, email = '-'] = /信息安全响应, email: ([^,]+),/.exec(read('content/site/contact.yaml')) ?? [];
    expect(read('SECURITY.md')).toContain(`mailto:${email})`);
    expect(read('docs/operations/settings.md')).toContain(`\`mailto:${email}\``);
  });
});

describe('CHANGELOG.md', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^(##+) (.+)$/gm)];

  it('begins with what is not released, and has a day behind every version', () => {
    const [first, ...versions] = headings
      .filter(([, level]) => level === '##')
      .map(([, , title = '']) => title);
    expect(first).toBe('[Unreleased]');
    expect(versions.filter((title) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(title))).toEqual([]);
  });

  it('sorts changes by the six kinds of Keep a Changelog', () => {
    const kinds = headings.filter(([, level]) => level === '###').map(([, , title]) => title);
    expect(kinds.length).toBeGreaterThan(0);
    expect(
      kinds.filter((kind) => !/^(?:Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(kind ?? '')),
    ).toEqual([]);
  });
});

describe('a document', () => {
  const root = mkdtempSync(join(tmpdir(), 'bank-documents-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'package.json'), '{ "scripts": { "start": "", "unit:changed": "" } }');

  it.each([
    ['an npm script', 'npm run unit and npm run unit:changed, npm start', ['npm run unit']],
    ['a test project', 'npx vitest run --project together --project apart', ['apart']],
    [
      'a file of a command',
      'npx vitest run --project servers tests/gone.test.ts   # one',
      ['tests/gone.test.ts'],
    ],
    ['a journey', 'npm run journeys -- gone.spec.ts', ['npm run journeys', 'tests/journeys/gone.spec.ts']],
    ['a path', '`tests/gone/*.ts`, `npm start`, `content`', ['tests/gone/*.ts']],
    ['a link', '[there](GONE.md) [out](https://bank.example/GONE)', ['GONE.md']],
    ['a heading', '## The map, today\n[a](#the-map-today) [b](PAGE.md#the-way)', ['PAGE.md#the-way']],
  ])('is found to name %s that there is not', (_, text, missing) => {
    writeFileSync(join(root, 'PAGE.md'), text);
    expect(missingFrom(root, 'PAGE.md')).toEqual(missing);
  });
});
