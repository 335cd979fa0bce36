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
    ['not permitted', 3],
    ['locked in this process', 6],
    ['read-only', 8],
    ['corrupt', 11],
    ['cannot open', 14],
    ['a locking protocol', 15],
  ])('has words for %s, so that visitors are told to come again', (_name, code) => {
    expect(whySqliteIsUnavailable(sqliteError(code), '/data/visits.db', 'visits')).toMatch(
      /^the file \/data\/visits\.db \w+/,
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

  it.each([
    ['no error', { errcode: 13 }],
    ['an error without a code', new Error('ours')],
    ['an error with a code in words', Object.assign(new Error('ours'), { errcode: '13' })],
  ])('leaves %s alone', (_name, error) => {
    expect(whySqliteIsUnavailable(error, '/data/visits.db', 'visits')).toBeUndefined();
  });
});
