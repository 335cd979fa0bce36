import type { FastifyRequest } from 'fastify';

/** What goes wrong here is written to standard error, with its stack and the path: no query, form or file, which hold what people write. */
export const ERRORS_ONLY = {
  level: 'error',
  stream: process.stderr,
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
    err: ({ name, message, stack = '' }: Error) => ({ type: name, message, stack }),
  },
};
