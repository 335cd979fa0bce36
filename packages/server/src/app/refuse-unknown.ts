import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../http/limits/request-refused.ts';

/** The methods of a call, none where there is no such call. */
export function methodsOf(app: FastifyInstance, url: string): string[] {
  const [path = ''] = url.split('?', 1);
  return ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url: path }));
}

/** What no route takes. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(async () => {
    throw new RequestRefused(404, 'There is no such call.');
  });
}
