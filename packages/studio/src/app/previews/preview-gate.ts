import { once } from 'node:events';
import http, {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { wordsOf } from '../../words/words.ts';
import type { PreviewNames } from './preview-names.ts';

interface GateParts {
  names: PreviewNames;
  /** Where the preview with this label listens on this machine; undefined when there is none. */
  portOf: (label: string) => number | undefined;
  /** Of the studio, which may frame what is refused here as it frames the previews. */
  studioOrigin: string;
}

const LARGEST_HEAD = 16 * 1024;
/** Forms of the site are smaller; nginx takes no more for the site either. */
const LARGEST_BODY = 16 * 1024;
const HEAD_MS = 5_000;
const REQUEST_MS = 10_000;
/** A page that is drawn for the first time waits for its parts. */
const ANSWER_MS = 30_000;

/** They are of one connection (RFC 9110, 7.6.1), and an expectation is met here. */
const OF_A_CONNECTION = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What only a proxy knows; nobody’s word is taken for it. */
const OF_A_PROXY = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/** Hands each request to the preview whose label its Host begins with, and does nothing else. Who may see it the preview decides. */
export function previewGate({ names, portOf, studioOrigin }: GateParts): Server {
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; frame-ancestors ${studioOrigin}`,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-site',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  };
  const refuse = (response: ServerResponse, status: number, text = '') => {
    if (response.headersSent) response.destroy();
    // What it might send after this is no request.
    else response.writeHead(status, { ...own, connection: 'close' }).end(text);
  };
  return createServer(
    { maxHeaderSize: LARGEST_HEAD, headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS },
    (request, response) => {
      const wrong = refusalOf(request);
      if (wrong !== undefined) return refuse(response, wrong);
      const label = names.labelIn(request.headers.host ?? '');
      if (label === undefined) return refuse(response, 421);
      const port = portOf(label);
      if (port === undefined) return refuse(response, 404, ENDED);
      handOn(request, response, port).catch(() => refuse(response, 502, ENDED));
    },
  );
}

const ENDED = `${wordsOf('CN').previewEnded}\n${wordsOf('EN').previewEnded}\n`;

/** @throws what listening does, such as EADDRINUSE */
export async function listenForPreviews(
  { host }: { host: string },
  { port, ...named }: Omit<GateParts, 'portOf'> & { port: number },
  previews: { portOf: GateParts['portOf'] },
): Promise<{ url: string; close: () => void }> {
  const gate = previewGate({ ...named, portOf: (label) => previews.portOf(label) });
  await once(gate.listen(port, host), 'listening');
  const listening = gate.address() as AddressInfo;
  return {
    url: `http://${listening.family === 'IPv6' ? `[${listening.address}]` : listening.address}:${listening.port}`,
    close: () => {
      gate.close();
      gate.closeAllConnections();
    },
  };
}

/** The status for what no browser sends: whatever could be read in two ways goes to no preview. */
function refusalOf({ method, url, headers, headersDistinct }: IncomingMessage): number | undefined {
  // `http://other/` names a host too, `*` none.
  if (!url?.startsWith('/') || headersDistinct['host']?.length !== 1) return 400;
  if (headers['transfer-encoding'] !== undefined) return 411;
  const length = Number(headers['content-length'] ?? 0);
  if (length > LARGEST_BODY) return 413;
  if (method === 'POST') return undefined;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  return length > 0 ? 400 : undefined;
}

async function handOn(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url, headers, socket } = request;
  const handed = http.request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    // A connection for each: one that is kept may be closed by the preview just when it is used again.
    agent: false,
    timeout: ANSWER_MS,
    headers: {
      ...withoutHops(headers),
      ...(method === 'POST' && { 'content-length': headers['content-length'] ?? '0' }),
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-host': headers.host,
      'x-forwarded-proto': 'https',
    },
  });
  handed.on('timeout', () => handed.destroy(new Error('The preview does not answer.')));
  // Nobody waits for the answer any more.
  response.on('close', () => handed.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    handed.on('response', resolve).on('error', reject);
  });
  request.pipe(handed);
  const answer = await answered;
  response.writeHead(answer.statusCode ?? 502, {
    ...withoutHops(answer.headers),
    'strict-transport-security': 'max-age=31536000',
  });
  await pipeline(answer, response);
}

function withoutHops(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const stays = ([name]: readonly [string, unknown]) =>
    !OF_A_CONNECTION.includes(name) && !named.includes(name) && !OF_A_PROXY.test(name);
  return Object.fromEntries(Object.entries(headers).filter(stays));
}
