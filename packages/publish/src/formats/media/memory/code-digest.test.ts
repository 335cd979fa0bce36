import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/source-folder.ts';
import { codeDigest } from './code-digest.ts';

function someCode() {
  const folder = writeFiles(temporaryFolder(), {
    'code/media/svg.ts': 'allow(1)',
    'code/media/svg.test.ts': 'expect(1)',
    'installed.json': '{ "saxes": "6.0.0" }',
  });
  return {
    folder,
    digest: () => codeDigest([join(folder, 'code')], join(folder, 'installed.json')),
  };
}

describe('the digest of the code', () => {
  it('can be told of this very code, and stays the same', () => {
    expect(codeDigest()).toMatch(/^[0-9a-f]{64}$/);
    expect(codeDigest()).toBe(codeDigest());
  });

  it.each([
    ['an edited file', { 'code/media/svg.ts': 'allow(2)' }],
    ['a file more', { 'code/more.ts': '' }],
    ['another version of a package', { 'installed.json': '{ "saxes": "6.0.1" }' }],
  ])('is another one after %s', (_name, change) => {
    const { folder, digest } = someCode();
    const before = digest();
    writeFiles(folder, change);
    expect(digest()).not.toBe(before);
  });

  it('is the same after a test was edited', () => {
    const { folder, digest } = someCode();
    const before = digest();
    writeFiles(folder, { 'code/media/svg.test.ts': 'expect(2)' });
    expect(digest()).toBe(before);
  });

  it('is none where nobody can tell what is installed', () => {
    const { folder } = someCode();
    expect(codeDigest([join(folder, 'code')], join(folder, 'nothing.json'))).toBeUndefined();
  });
});
