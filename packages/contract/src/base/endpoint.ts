declare const shape: unique symbol;

/** What a visitor may only do so often (SEC-12); how often is the server's to say. */
export type LimitClass =
  | 'search'
  | 'suggest'
  | 'lookup'
  | 'form'
  | 'hotSearch'
  | 'beacon'
  | 'challenge'
  /** A page that works out what was typed: it is rendered for one visitor alone. */
  | 'calculation';

/** Under /api, and the verification code, whose path the specification gives (7.5). */
type CallPath = `/api/${string}` | '/vertifyCode';

export interface CallTraits {
  /** Calls of a class are counted together for each visitor. Absent where there is no limit. */
  readonly limit?: LimitClass;
  /** Found and not found take the same time to answer (SEC-17). */
  readonly takesEvenTime?: true;
  /** The answer may change while the content does not, so that it is not kept with a content version. */
  readonly isMomentary?: true;
}

/**
 * One call of the site: the API serves it, the client calls it, the OpenAPI document lists it.
 * The type parameters are erased; the zod schemas that check them live beside it in `schemas.ts`
 * and never reach the browser (docs/decisions/0002-zod-stays-on-the-server.md).
 */
export interface Endpoint<Request, Response> extends CallTraits {
  readonly method: 'GET' | 'POST';
  readonly path: CallPath;
  readonly [shape]?: { request: Request; response: Response };
}

/* @__NO_SIDE_EFFECTS__ */
export function get<Request, Response>(path: CallPath, traits: CallTraits = {}): Endpoint<Request, Response> {
  return { method: 'GET', path, ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function post<Request, Response>(
  path: CallPath,
  traits: CallTraits = {},
): Endpoint<Request, Response> {
  return { method: 'POST', path, ...traits };
}
