/** A request that this server does not take, whatever its content: too long, wrong method, no such address. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly statusCode: number;
  /** The methods that the address does take, for status 405. */
  readonly allow: string | undefined;

  constructor(statusCode: number, message: string, allow?: string) {
    super(message);
    this.statusCode = statusCode;
    this.allow = allow;
  }
}

/** A visitor who asks more often than a limit allows. */
export class TooManyRequests extends RequestRefused {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, `Too many requests; try again in ${retryAfter} s.`);
    this.retryAfter = retryAfter;
  }
}
