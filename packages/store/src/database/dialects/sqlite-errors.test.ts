import { describe, expect, it } from 'vitest';
import { whySqliteIsUnavailable } from './sqlite-errors.ts';

const sqliteError = (errcode: number) => Object.assign(new Error('of the driver'), { errcode });

describe('whySqliteIsUnavailable', () => {
  // https://www.sqlite.org/lang_transaction.html: after these SQLite may have rolled back by itself.
  it.each([
    ['full', 13],
    ['failed input or output', 10 | (3 << 8)],
    ['no memory', 7],
    ['busy', 5],
    ['interrupted', 9],
  ])('has words for %s, so that visitors are told to come again', (_name, code) => {
    expect(whySqliteIsUnavailable(sqliteError(code), '/data/visits.db', 'visits')).toMatch(
      /^the file \/data\/visits\.db /,
    );
  });

  it.each([
    ['a constraint', 19],
    ['a mistake in a statement', 1],
  ])('leaves %s to whoever wrote the statement', (_name, code) => {
    expect(whySqliteIsUnavailable(sqliteError(code), '/data/visits.db', 'visits')).toBeUndefined();
  });

  it('has words for a file that was closed under a read', () => {
    const closed = Object.assign(new Error('of the driver'), { code: 'ERR_INVALID_STATE' });
    expect(whySqliteIsUnavailable(closed, '/data/visits.db', 'visits')).toBe(
      'the file /data/visits.db has just been closed',
    );
    const other = Object.assign(new Error('of the driver'), { code: 'ERR_OTHER' });
    expect(whySqliteIsUnavailable(other, '/data/visits.db', 'visits')).toBeUndefined();
  });
});
