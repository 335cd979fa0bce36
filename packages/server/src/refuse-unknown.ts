import type { FastifyInstance } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** What no route takes: an unknown call, or a known one with the other method. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request) => {
    const url = (request.raw.url ?? '').split('?', 1)[0] ?? '';
    const allowed = (['GET', 'POST'] as const).filter((method) => app.hasRoute({ method, url }));
    if (allowed.length > 0) {
      throw new RequestRefused(405, `${request.method} is not used for this call.`, allowed.join(', '));
    }
    throw new RequestRefused(404, 'There is no such call.');
  });
}
