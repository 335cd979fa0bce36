import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '@bank/server/src/operation/config.ts';
import { readSettings } from '@bank/publish/settings';
import { describe, expect, it } from 'vitest';
import { settingsDocuments } from '../scripts/settings/documents.mjs';
import { listSettings, settingsOfCode } from '../scripts/settings/list.mjs';
import { PURPOSES } from '../scripts/settings/purposes.mjs';
import { TOOL_SETTINGS } from '../scripts/settings/tools.mjs';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
const example = read('.env.example');
/** As after removing the # before every name. */
const uncommented = () => parseEnv(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''));

const documents = await settingsDocuments();

describe('the settings', () => {
  it.each(documents)('stand in $path as `npm run settings` would write it today', ({ path, written }) => {
    expect(read(path)).toBe(written);
  });

  it('have each a purpose and what is expected, and nothing else has', () => {
    expect(Object.keys(PURPOSES).toSorted()).toEqual(settingsOfCode().toSorted());
    const bare = listSettings().filter(({ expected, purpose }) => expected === '' || purpose === '');
    expect(bare).toEqual([]);
  });

  it('have one default where the server and publishing read the same', () => {
    expect(readConfig({}).dataDir).toBe(readSettings({}).dataDir);
    expect(readConfig({}).contentSignatures).toBe('off');
    expect(readSettings({}).signatures.required).toBe(false);
    expect(readConfig({}).signatureAlgorithms).toEqual(readSettings({}).signatures.algorithms);
  });

  it.each(TOOL_SETTINGS)('let $file read $name', ({ name, file }) => {
    expect(read(file)).toMatch(new RegExp(`env\\.${name}\\b`));
  });
});

describe('.env.example', () => {
  it('sets nothing as it is', () => {
    expect(parseEnv(example)).toEqual({});
  });

  it('leads to a file that neither the repository nor the image takes', () => {
    for (const ignored of ['.gitignore', 'deploy/Dockerfile.dockerignore']) {
      expect(read(ignored).split('\n')).toContain('.env');
    }
  });

  it('names every setting once', () => {
    const names = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(names).toEqual(listSettings().map(({ name }) => name));
  });

  it('starts the server and publishing with the defaults when every line is taken over', () => {
    expect(readConfig(uncommented())).toEqual(readConfig({}));
    const taken = { ...readSettings(uncommented()), letterKey: undefined };
    expect(taken).toEqual({ ...readSettings({}), letterKey: undefined });
  });
});
