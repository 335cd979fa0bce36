/** What every call answers with (S7-defaults): code 0 is success and the payload is `data`. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
  traceId: string;
}

/** Envelope codes and the HTTP status each travels with. */
export const CODES = {
  ok: { code: 0, status: 200 },
  badParameter: { code: 40000, status: 400 },
  signInvalid: { code: 40100, status: 401 },
  timestampOutsideWindow: { code: 40101, status: 401 },
  notFound: { code: 40400, status: 404 },
  withdrawn: { code: 41000, status: 410 },
  captchaWrong: { code: 42200, status: 422 },
  captchaExpired: { code: 42201, status: 422 },
  tooManyRequests: { code: 42900, status: 429 },
  serverError: { code: 50000, status: 500 },
  maintenance: { code: 50300, status: 503 },
} as const;

/** A call that answered with a code other than 0; `body` is the whole response (S8-code). */
export class CallRejected extends Error {
  override readonly name = 'CallRejected';
  readonly body: Envelope;

  constructor(body: Envelope) {
    super(`The call answered ${body.code}: ${body.msg}`);
    this.body = body;
  }
}

/** By name, because the built site and the server each carry their own copy of the class. */
export function isCallRejected(error: unknown): error is CallRejected {
  return error instanceof Error && error.name === 'CallRejected';
}

/** A call that got no answer at all: no connection, no JSON, or no reply within the timeout. */
export class CallUnanswered extends Error {
  override readonly name = 'CallUnanswered';
  readonly reason: 'network' | 'timeout' | 'not-json';

  constructor(reason: 'network' | 'timeout' | 'not-json', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
