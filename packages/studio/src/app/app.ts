import Fastify, { type FastifyInstance } from 'fastify';
import { LARGEST_FILE_BYTES } from '../pages/largest-file.ts';
import { openDoor } from './asking.ts';
import { ERRORS_ONLY } from './errors-only.ts';
import type { Rendering } from './rendering.ts';
import { calendar } from './routes/calendar.ts';
import { desk } from './routes/desk.ts';
import { editionMedia } from './routes/edition-media.ts';
import { editions } from './routes/editions.ts';
import { figure } from './routes/figure.ts';
import { items } from './routes/items.ts';
import { key } from './routes/key.ts';
import { log } from './routes/log.ts';
import { look } from './routes/look.ts';
import { pageBeside } from './routes/page-beside.ts';
import { releases } from './routes/releases.ts';
import { bankSignIn } from './routes/bank-sign-in.ts';
import { bankSignOut } from './routes/bank-sign-out.ts';
import { demoSignIn } from './routes/demo-sign-in.ts';
import { language } from './routes/language.ts';
import { media } from './routes/media.ts';
import { order } from './routes/order.ts';
import { records } from './routes/records.ts';
import { texts } from './routes/texts.ts';
import { guard } from './security.ts';
import type { Studio } from './studio.ts';

export function buildApp(studio: Studio, rendering: Rendering): FastifyInstance {
  const fastify = Fastify({
    logger: ERRORS_ONLY,
    bodyLimit: LARGEST_FILE_BYTES,
    routerOptions: { maxParamLength: 200 },
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // What no text has, and PostgreSQL refuses.
    (_request, text, done) => done(null, new URLSearchParams(String(text).replaceAll('%00', ''))),
  );
  fastify.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  guard(fastify, studio.config.provider?.publicUrl);
  for (const [address, { type, bytes }] of rendering.files)
    fastify.get(address, async (_request, reply) => reply.type(type).send(bytes));
  fastify.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  const door = openDoor(fastify, studio, rendering);
  if (studio.provider === undefined) demoSignIn(fastify, door, rendering);
  else {
    bankSignIn(fastify, door, rendering, studio.provider);
    bankSignOut(fastify, studio, studio.provider);
  }
  language(door);
  editions(door);
  figure(door);
  items(door);
  pageBeside(door);
  editionMedia(door);
  look(door);
  media(door);
  order(door);
  records(door);
  texts(door);
  desk(door);
  calendar(door);
  releases(door);
  key(door);
  log(door);
  return fastify;
}
