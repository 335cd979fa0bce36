/** What the visitor can do about it differs, so the message does too. */
export type UnopenedReason = 'missing' | 'network' | 'unreadable' | 'locked' | 'viewer';

export class DocumentUnopened extends Error {
  override readonly name = 'DocumentUnopened';
  readonly reason: UnopenedReason;

  constructor(reason: UnopenedReason, options?: ErrorOptions) {
    super(`The document was not opened: ${reason}`, options);
    this.reason = reason;
  }
}

/** By name: the classes of pdf.js live in its own chunk. */
export function reasonOf(error: unknown): UnopenedReason {
  if (error instanceof DocumentUnopened) return error.reason;
  if (!(error instanceof Error)) return 'unreadable';
  if (error.name === 'PasswordException') return 'locked';
  if (error.name === 'ResponseException') {
    return 'missing' in error && error.missing === true ? 'missing' : 'network';
  }
  // pdf.js passes on what fetch itself rejects with.
  return error.name === 'TypeError' || error.name === 'UnknownErrorException' ? 'network' : 'unreadable';
}
