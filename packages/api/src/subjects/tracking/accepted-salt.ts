import { hash, timingSafeEqual } from 'node:crypto';

/** What a page signs with; public, for it ships with the page (PD-7). */
export interface TrackSalt {
  /** The key id that a signature may name. */
  readonly id: string;
  readonly salt: string;
}

export interface SignedText {
  info: string;
  timeStamp: string;
  sign: string;
  saltId?: string | undefined;
}

/** Lower-case hex SHA-256 of the three texts, one after the other. */
export function signatureOf(
  { info, timeStamp }: Pick<SignedText, 'info' | 'timeStamp'>,
  salt: string,
): string {
  return hash('sha256', info + timeStamp + salt, 'hex');
}

/** The salt that the text was signed with; undefined when it was none of those that are accepted. */
export function acceptedSalt(signed: SignedText, salts: readonly TrackSalt[]): TrackSalt | undefined {
  const given = Buffer.from(signed.sign, 'hex');
  const asked = salts.filter(({ id }) => signed.saltId === undefined || signed.saltId === id);
  // Each is compared whole: neither which salt nor how much of the sign was right can be told from the time.
  const right = asked.map(({ salt }) => {
    const expected = Buffer.from(signatureOf(signed, salt), 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return asked[right.indexOf(true)];
}
