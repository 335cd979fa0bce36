import Fastify, { type FastifyInstance } from 'fastify';
import { openDoor } from './asking.ts';
import type { Rendering } from './rendering.ts';
import { desk } from './routes/desk.ts';
import { editions } from './routes/editions.ts';
import { figure } from './routes/figure.ts';
import { items } from './routes/items.ts';
import { key } from './routes/key.ts';
import { log } from './routes/log.ts';
import { media } from './routes/media.ts';
import { order } from './routes/order.ts';
import { records } from './routes/records.ts';
import { signIn } from './routes/sign-in.ts';
import { texts } from './routes/texts.ts';
import { guard } from './security.ts';
import type { Studio } from './studio.ts';

/** A workbook of rates; texts are shorter. */
const LARGEST_BODY = 8 * 1024 * 1024;

export function buildApp(studio: Studio, rendering: Rendering): FastifyInstance {
  const fastify = Fastify({ bodyLimit: LARGEST_BODY, routerOptions: { maxParamLength: 200 } });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  fastify.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  guard(fastify);
  for (const [address, { type, bytes }] of rendering.files)
    fastify.get(address, async (_request, reply) => reply.type(type).send(bytes));
  fastify.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  const door = openDoor(fastify, studio, rendering);
  signIn(fastify, door, rendering);
  editions(door);
  figure(door);
  items(door);
  media(door);
  order(door);
  records(door);
  texts(door);
  desk(door);
  key(door);
  log(door);
  return fastify;
}
