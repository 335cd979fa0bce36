import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { AppParts } from '../app-parts.ts';

/**
 * Serves the built files, one exact route each, so that no address can lead out of the folder.
 * Names under /assets hold a hash of their content.
 */
export async function mountAssets(
  app: FastifyInstance,
  { clientFolder }: Pick<AppParts, 'clientFolder'>,
): Promise<void> {
  // A chunk that is gone must not become a page: a browser would try to run its HTML.
  app.get('/assets/*', { config: { kind: 'asset' } }, async () => {
    throw new RequestRefused(404, 'There is no such asset.');
  });
  if (clientFolder === undefined) return;
  const hashed = resolve(clientFolder, 'assets');
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'asset' };
    });
    await scope.register(fastifyStatic, {
      root: resolve(clientFolder),
      prefix: '/',
      wildcard: false,
      index: false,
      globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(hashed);
        reply.header('cache-control', isHashed ? CACHE_CONTROL.immutable : CACHE_CONTROL.smallFile);
        reply.header('vary', 'Accept-Encoding');
      },
    });
    // Browsers ask for it on every page that names no icon: error pages, pictures, documents.
    scope.get('/favicon.ico', (_request, reply) => reply.type('image/svg+xml').sendFile('favicon.svg'));
  });
}
