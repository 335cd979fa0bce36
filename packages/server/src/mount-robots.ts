import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from './cache-control.ts';

// Hidden pages are not listed here: they say noindex themselves, and a crawler has to read them to see it.
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /vertifyCode\n';

export function mountRobots(app: FastifyInstance): void {
  app.get('/robots.txt', { config: { kind: 'asset' } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_CONTROL.smallFile).send(ROBOTS),
  );
}
