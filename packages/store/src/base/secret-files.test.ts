import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = (text: string) => {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
};

describe('a secret in a file', () => {
  it.each(['DATABASE_URL', 'VISITS_DATABASE_URL', 'OPENSEARCH_URL', 'EMBEDDINGS_KEY', 'LETTERS_KEY'])(
    'stands for %s, without the line that an editor ends it with [SEC-22]',
    (name) => {
      const read = withSecretFiles({ PORT: '80', [`${name}_FILE`]: secret('postgres://x\n') });
      expect([read[name], read['PORT']]).toEqual(['postgres://x', '80']);
    },
  );

  it('is not needed', () => {
    expect(withSecretFiles({ DATABASE_URL: 'postgres://x', DATABASE_URL_FILE: '' })).toMatchObject({
      DATABASE_URL: 'postgres://x',
    });
  });

  it('is never told, and must be there, hold something and be the only one', () => {
    const path = secret('hunter2');
    const both = () => withSecretFiles({ LETTERS_KEY: 'hunter3', LETTERS_KEY_FILE: path });
    expect(both).toThrow('LETTERS_KEY and LETTERS_KEY_FILE are both set');
    expect(both).not.toThrow(/hunter/);
    expect(() => withSecretFiles({ LETTERS_KEY_FILE: secret(' \n') })).toThrow('which is empty');
    expect(() => withSecretFiles({ LETTERS_KEY_FILE: join(folder, 'none') })).toThrow('cannot be read');
  });
});
