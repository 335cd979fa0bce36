import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.mjs';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

describe('the folder that everything is kept in', () => {
  it.each([[undefined], ['']])('is .data of the repository where %j names none', (named) => {
    expect(dataFolder(named)).toBe(join(REPOSITORY, '.data'));
  });

  it('is the one that is named, from the repository on', () => {
    expect(dataFolder('kept')).toBe(join(REPOSITORY, 'kept'));
    expect(dataFolder('/srv/bank')).toBe('/srv/bank');
  });
});
