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
