export interface NewChallenge {
  /** Made by the visitor's page (product guide 4.6); an older challenge of the same key is replaced. */
  readonly key: string;
  /** The only form that it can be used for. */
  readonly form: string;
  /** Digest of the right answer. */
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * `solved` is said once for each challenge, whatever happens at the same time. `gone` is everything that cannot be
 * solved any more: unknown, of another form, used, too old, or tried too often.
 */
export type Redeemed = 'solved' | 'wrong' | 'gone';

export interface Challenges {
  put(challenge: NewChallenge): Promise<void>;
  redeem(attempt: { key: string; form: string; answer: string; now: number }): Promise<Redeemed>;
  /** Rows kept, for tests and operators. */
  count(): Promise<number>;
}

/** What visitors write: its own database, so that none of it can harm the content. All calls reject with VisitsUnavailable. */
export interface VisitsStore {
  readonly challenges: Challenges;
  close(): Promise<void>;
}
