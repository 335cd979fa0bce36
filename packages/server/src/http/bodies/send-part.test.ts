import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendPart } from './send-part.ts';

const BYTES = Buffer.from('0123456789');
const server = fastify();
server.get('/file', (request, reply) => sendPart(request, reply, BYTES, '"now"'));

async function ask(headers: Record<string, string>) {
  const { statusCode, headers: answered, body } = await server.inject({ url: '/file', headers });
  return {
    status: statusCode,
    body,
    range: answered['content-range'],
    length: answered['content-length'],
    accepts: answered['accept-ranges'],
  };
}

describe('a file that is sent in parts', () => {
  const whole = { status: 200, body: '0123456789', range: undefined, length: '10', accepts: 'bytes' };
  const part = { status: 206, body: '234', range: 'bytes 2-4/10', length: '3', accepts: 'bytes' };

  it('is sent whole to those who ask for no part', async () => {
    expect(await ask({})).toEqual(whole);
  });

  it('is sent in the part that is asked for, if that is of this version', async () => {
    expect(await ask({ range: 'bytes=2-4' })).toEqual(part);
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"now"' })).toEqual(part);
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"before"' })).toEqual(whole);
  });

  it('has nothing past its end, and says how long it is', async () => {
    expect(await ask({ range: 'bytes=10-' })).toEqual({
      status: 416,
      body: '',
      range: 'bytes */10',
      length: '0',
      accepts: 'bytes',
    });
  });
});
