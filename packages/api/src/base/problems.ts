/** The caller sent something the call does not take; `fields` names each field and what was expected. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(
      `Bad parameter: ${Object.entries(fields)
        .map(([field, expected]) => `${field} (${expected})`)
        .join(', ')}`,
    );
    this.fields = fields;
  }
}

/** What was asked for does not exist, or not in this language, or not at this time. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** What was asked for stood here and is no longer shown. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn';
}

/** The verification code does not fit (`wrong`: try again), or cannot be used any more (`gone`: ask for a new one). */
export class ChallengeFailed extends Error {
  override readonly name = 'ChallengeFailed';
  readonly kind: 'wrong' | 'gone';

  constructor(kind: 'wrong' | 'gone') {
    super(
      kind === 'wrong'
        ? 'The verification code is wrong; it may be tried again'
        : 'The verification code has been used or has expired; ask for a new one',
    );
    this.kind = kind;
  }
}

/** A look-up cannot be answered now, whatever was asked. The reason is for the operator. */
export class LookupUnavailable extends Error {
  override readonly name = 'LookupUnavailable';
  readonly statusCode = 503;

  constructor(reason: string) {
    super(`The look-up cannot answer: ${reason}.`);
  }
}
