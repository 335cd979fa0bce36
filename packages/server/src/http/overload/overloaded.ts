/** Above its capacity the site tells some at once to come back (REL-13), so that the others are served. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  /** Seconds. */
  readonly retryAfter = RETRY_AFTER_S;

  constructor() {
    super('More is asked for at this moment than this process can answer in time');
  }
}

/** Long enough that those who come back together do not keep the site above its capacity by themselves. */
export const RETRY_AFTER_S = 5;
