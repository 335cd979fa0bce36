declare const shape: unique symbol;

/**
 * One call of the site: the API serves it, the client calls it, the OpenAPI document lists it.
 * The type parameters are erased; the zod schemas that check them live beside it in `*.schema.ts`
 * and never reach the browser (docs/decisions/0002-zod-stays-on-the-server.md).
 */
export interface Endpoint<Request, Response> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly [shape]?: { request: Request; response: Response };
}

export function get<Request, Response>(path: `/api/${string}`, summary: string): Endpoint<Request, Response> {
  return { method: 'GET', path, summary };
}

export function post<Request, Response>(
  path: `/api/${string}`,
  summary: string,
): Endpoint<Request, Response> {
  return { method: 'POST', path, summary };
}
