import type { FastifyInstance } from 'fastify';
import { jsonDepth } from './json-depth.ts';
import { RequestRefused } from './request-refused.ts';

// SEC-10: no call needs more, and whatever walks through a body may do so by recursion.
const DEEPEST = 8;

/** Takes JSON bodies, refuses those that reach for prototypes (SEC-13) or nest too deeply, and knows no other type. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (jsonDepth(body) > DEEPEST) {
      done(new RequestRefused(400, `The body is nested more than ${DEEPEST} levels deep.`));
    } else {
      void parse(request, body, done);
    }
  });
}
