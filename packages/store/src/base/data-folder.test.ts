import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, fileInTheWay } from './data-folder.mjs';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

describe('the folder that everything is kept in', () => {
  it.each([[undefined], ['']])('is .data of the repository where %j names none', (named) => {
    expect(dataFolder(named)).toBe(join(REPOSITORY, '.data'));
  });

  it('is the one that is named, from the repository on', () => {
    expect(dataFolder('kept')).toBe(join(REPOSITORY, 'kept'));
    expect(dataFolder('/srv/bank')).toBe('/srv/bank');
  });

  it('may be still to be made, and has no file in its way', () => {
    const file = import.meta.filename;
    expect(fileInTheWay(import.meta.dirname)).toBeUndefined();
    expect(fileInTheWay(join(import.meta.dirname, 'none', 'yet'))).toBeUndefined();
    expect(fileInTheWay(file)).toBe(file);
    expect(fileInTheWay(join(file, 'below', 'it'))).toBe(file);
  });
});
