import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { packAnswers } from './pack-answers.ts';

const LARGE = { rows: Array.from({ length: 200 }, (_, day) => ({ day, value: `${(day * 7919) % 997}` })) };

async function ask(path: string, acceptEncoding?: string) {
  await using app = Fastify();
  packAnswers(app);
  app.get('/large', () => LARGE);
  app.get('/small', () => ({ code: 0 }));
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return await app.inject({ url: path, headers });
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a large answer comes in %s to who takes it, and is the same [PERF-2]', async (encoding, unpack) => {
  const { headers, rawPayload } = await ask('/large', encoding);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    'content-length': String(rawPayload.length),
  });
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(LARGE);
});

it('who takes no encoding gets the answer as it is, and caches between learn that it differs', async () => {
  for (const header of [undefined, 'br;q=0']) {
    const { headers, body } = await ask('/large', header);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(JSON.parse(body)).toEqual(LARGE);
  }
});

it('what fits one packet, and what is no text, goes as it is', async () => {
  for (const path of ['/small', '/picture']) {
    const { headers } = await ask(path, 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  }
});
