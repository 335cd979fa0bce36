import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/source-folder.ts';
import { Remembered } from './remembered.ts';

function aKeptFile(): string {
  const file = join(temporaryFolder(), 'remembered', 'media.json');
  const remembered = new Remembered<string>({ file, code: () => 'this code' });
  remembered.remember('a', 'seen');
  remembered.keep();
  return file;
}

const recalled = (file: string, code: string | undefined = 'this code') =>
  new Remembered<string>({ file, code: () => code }).recall('a');

describe('what is remembered', () => {
  it('is there for the next program, for its owner alone', () => {
    const file = aKeptFile();
    expect(recalled(file)).toBe('seen');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('counts for nothing where other code found it, or nobody can tell which did', () => {
    const file = aKeptFile();
    expect(recalled(file, 'other code')).toBeUndefined();
    expect(new Remembered<string>({ file, code: () => undefined }).recall('a')).toBeUndefined();
  });

  it.each([
    ['an altered value', (text: string) => text.replace('seen', 'SEEN')],
    ['half of it', (text: string) => text.slice(0, -10)],
    ['no file of this kind', () => 'something else'],
    ['nothing', () => ''],
  ])('counts for nothing when the file holds %s', (_name, alter) => {
    const file = aKeptFile();
    writeFileSync(file, alter(readFileSync(file, 'utf8')));
    expect(recalled(file)).toBeUndefined();
  });

  it('counts for nothing when others could have written it', () => {
    const file = aKeptFile();
    chmodSync(file, 0o666);
    expect(recalled(file)).toBeUndefined();
  });

  it('forgets first what was not asked for the longest', () => {
    const file = join(temporaryFolder(), 'media.json');
    const place = { file, code: () => 'this code' };
    const first = new Remembered<string>(place);
    const remember = (digest: string) => first.remember(digest, digest.padEnd(12_000_000));
    remember('old');
    remember('asked');
    first.recall('old');
    remember('new');
    expect(first.recall('asked')).toBeUndefined();
    first.keep();
    const next = new Remembered<string>(place);
    expect(next.recall('asked')).toBeUndefined();
    expect(next.recall('old')?.trim()).toBe('old');
    expect(next.recall('new')?.trim()).toBe('new');
  });

  it('lasts as long as the program where nothing can be written', () => {
    const folder = join(temporaryFolder(), 'a-file');
    writeFileSync(folder, '');
    const remembered = new Remembered<string>({ file: join(folder, 'media.json'), code: () => 'this code' });
    remembered.remember('a', 'seen');
    remembered.keep();
    expect(remembered.recall('a')).toBe('seen');
  });
});
