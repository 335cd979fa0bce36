// https://www.sqlite.org/rescode.html
export const SQLITE_ERROR = 1;
export const SQLITE_BUSY = 5;
const NOT_A_DATABASE = 26;
const REASONS: Readonly<Record<number, string>> = {
  3: 'may not be read by this user',
  [SQLITE_BUSY]: 'is locked by another process',
  6: 'is locked by another connection',
  7: 'could not be used, because the memory is full',
  8: 'may not be written, and its log must be recovered first',
  9: 'was being used by a statement that was interrupted',
  10: 'could not be read from the disk or written to it',
  11: 'is damaged',
  13: 'has no room left on its disk',
  14: 'cannot be opened',
  15: 'is locked by another process',
};

export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  // The low byte is the primary code; the rest tells details.
  return error.errcode & 0xff;
}

/** What happened to the file of a store, in our words; undefined when the error does not mean that it cannot answer. */
export function whySqliteIsUnavailable(error: unknown, path: string, store: string): string | undefined {
  const code = sqliteCode(error);
  if (code === NOT_A_DATABASE) return `the file ${path} is not a ${store} store`;
  const known = code === undefined ? undefined : REASONS[code];
  if (known) return `the file ${path} ${known}`;
  // The file was replaced while this read was between two statements, or the store closed.
  if (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE') {
    return `the file ${path} has just been closed`;
  }
  return undefined;
}
