/**
 * The database cannot answer now: gone, locked, refused, too slow, or without tables yet. The next read tries
 * again by itself, so a caller may go on with what it has. The reason is ours and holds no text of the
 * driver: drivers put users, hosts and whole connection strings into theirs.
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  readonly reason: string;

  constructor(reason: string) {
    super(`The content store cannot answer: ${reason}.`);
    this.reason = reason;
  }
}
