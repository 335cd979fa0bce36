import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { answerToBytes, askByName } from '../../testing/asking-by-name.ts';
import { listenForPreviews } from './preview-gate.ts';
import { previewNamesOf } from './preview-names.ts';

const LABEL = '0123456789abcdef0123456789abcdef';
const HOST = `${LABEL}.preview.bank.example`;
const names = previewNamesOf('https://*.preview.bank.example');

/** Stands where a preview does and notes all that reaches it. */
async function aListener(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const reached: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      reached.push({ method, url, headers, body });
      return answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { reached, port: (server.address() as AddressInfo).port };
}

async function aGate(ports: ReadonlyMap<string, number>): Promise<string> {
  if (names === undefined) throw new Error('These are names.');
  const named = { names, port: 0, studioOrigin: 'https://studio.bank.example' };
  const gate = await listenForPreviews({ host: '127.0.0.1' }, named, { portOf: (label) => ports.get(label) });
  onTestFinished(gate.close);
  return gate.url;
}

describe('the gate of the previews', () => {
  let listener: Awaited<ReturnType<typeof aListener>>;
  let gate: string;
  let ports: Map<string, number>;
  beforeEach(async () => {
    listener = await aListener((_request, response) => {
      response.writeHead(200, {
        'set-cookie': ['a=1', 'b=2'],
        connection: 'x-own, close',
        'x-own': '1',
        'x-other': '2',
      });
      response.end('page');
    });
    ports = new Map([[LABEL, listener.port]]);
    gate = await aGate(ports);
  });

  it('hands a request to the preview of its name, and the answer back', async () => {
    const answer = await askByName(gate, HOST, '/news?page=2', { headers: { cookie: 'c=3' } });
    expect([answer.status, answer.body]).toEqual([200, 'page']);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.headers).toMatchObject({ 'x-other': '2', 'strict-transport-security': 'max-age=31536000' });
    expect(answer.headers).not.toHaveProperty('x-own');
    expect(listener.reached).toMatchObject([
      { method: 'GET', url: '/news?page=2', headers: { host: HOST, cookie: 'c=3' }, body: '' },
    ]);
  });

  it('hands a form on as it is', async () => {
    const answer = await askByName(gate, HOST, '/api/x', {
      method: 'POST',
      headers: { 'content-length': 5 },
      body: 'a=%41',
    });
    expect(answer.status).toBe(200);
    expect(
      (await askByName(gate, HOST, '/api/x', { method: 'POST', headers: { 'content-length': 0 } })).status,
    ).toBe(200);
    expect(listener.reached.map(({ body }) => body)).toEqual(['a=%41', '']);
  });

  it('says itself by which way a request came, and believes nobody else', async () => {
    const said = {
      forwarded: 'for=10.0.0.1',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '80',
      'x-real-ip': '10.0.0.1',
      connection: 'x-secret',
      'x-secret': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic YTpi',
    };
    await askByName(gate, HOST, '/', { headers: said });
    const [{ headers } = { headers: {} }] = listener.reached;
    expect(headers).toEqual({
      host: HOST,
      connection: 'close',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'https',
    });
  });

  it('answers in words for a name that no preview has, or has no more', async () => {
    ports.clear();
    const answer = await askByName(gate, HOST, '/');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('This preview has ended');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors https://studio.bank.example",
    });
    expect(listener.reached).toEqual([]);
  });

  it('answers in words for a preview that has ended this moment', async () => {
    ports.set(LABEL, 1);
    const answer = await askByName(gate, HOST, '/');
    expect([answer.status, answer.body]).toEqual([502, expect.stringContaining('This preview has ended')]);
  });

  it.each(['studio.bank.example', `${HOST}.`, `${HOST}:443`, `a.${HOST}`, 'localhost', '127.0.0.1'])(
    'answers nothing under the name %s',
    async (host) => {
      expect((await askByName(gate, host, '/')).status).toBe(421);
      expect(listener.reached).toEqual([]);
    },
  );

  const HEAD = `Host: ${HOST}\r\n`;
  const HIDDEN = `GET /hidden HTTP/1.1\r\n${HEAD}\r\n`;
  it.each([
    ['another host in its address', 400, `GET http://evil.example/ HTTP/1.1\r\n${HEAD}\r\n`],
    ['its own host in its address', 400, `GET https://${HOST}/ HTTP/1.1\r\n${HEAD}\r\n`],
    ['no address', 400, `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`],
    ['two hosts', 400, `GET / HTTP/1.1\r\n${HEAD}Host: evil.example\r\n\r\n`],
    ['no host', 400, `GET / HTTP/1.1\r\n\r\n`],
    ['two lengths', 400, `POST / HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\na=%41`],
    [
      'a length and chunks',
      400,
      `POST / HTTP/1.1\r\n${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['chunks', 411, `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      'chunks where none are meant',
      411,
      `GET / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'a body where none is meant',
      400,
      `GET / HTTP/1.1\r\n${HEAD}Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ],
    ['a long body', 413, `POST / HTTP/1.1\r\n${HEAD}Content-Length: 16385\r\n\r\n`],
    ['a long head', 431, `GET / HTTP/1.1\r\n${HEAD}X-Long: ${'a'.repeat(17_000)}\r\n\r\n`],
    ['another method', 405, `DELETE / HTTP/1.1\r\n${HEAD}\r\n`],
    ['a folded line', 400, `GET / HTTP/1.1\r\n${HEAD}X-A: b\r\n c: d\r\n\r\n`],
  ])('hands on nothing of a request with %s', async (_what, status, bytes) => {
    const answers = await answerToBytes(gate, bytes);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(listener.reached).toEqual([]);
  });

  it('opens no tunnel', async () => {
    expect(await answerToBytes(gate, `CONNECT ${HOST}:443 HTTP/1.1\r\n${HEAD}\r\n`)).toBe('');
    expect(listener.reached).toEqual([]);
  });
});

it('ends an answer that breaks off, so that nobody takes its half for the whole', async () => {
  const broken = await aListener((_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });
  const gate = await aGate(new Map([[LABEL, broken.port]]));
  await expect(askByName(gate, HOST, '/')).rejects.toThrow('aborted');
});
