import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Headers } from './headers.ts';
import { inTurn } from './in-turn.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';

// SEC-10: request line and headers together.
const HEADERS_LARGEST_BYTES = 8_192;
// SEC-11. Node's own values (60 s, 300 s, 30 s) keep thousands of slow connections.
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 1_000;
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
// How much longer than clients are told an idle connection lives: one whose request is late on a busy machine is answered.
const KEEP_ALIVE_GRACE_MS = 3_000;

const STATUS_OF_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface HttpServerParts {
  securityHeaders: Headers;
  log: Logger;
  metrics: Pick<Metrics, 'requests'>;
}

/** The HTTP server with its limits; what the parser refuses is answered here with the same headers as all else. */
export function createHttpServer(listener: RequestListener, parts: HttpServerParts): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADERS_LARGEST_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      keepAliveTimeoutBuffer: KEEP_ALIVE_GRACE_MS,
      insecureHTTPParser: false,
      // Node would refuse such a request without our headers.
      requireHostHeader: false,
    },
    inTurn((request, response) => {
      if (request.headers.host !== undefined || request.httpVersion === '1.0') listener(request, response);
      else refuseRequest(response, 400, parts);
    }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    refuseBytes(stream as Socket, STATUS_OF_ERROR[error.code ?? ''] ?? 400, error, parts);
  });
  server.on('checkExpectation', (_request, response) => refuseRequest(response, 417, parts));
  return server;
}

/** Refuses a request that the parser could read. */
function refuseRequest(response: ServerResponse, status: number, parts: HttpServerParts): void {
  response
    .writeHead(status, { ...parts.securityHeaders, 'cache-control': 'no-store', connection: 'close' })
    .end();
  parts.metrics.requests.inc({ kind: 'other', status: String(status) });
  parts.log.info({ status }, 'request refused');
}

/** Refuses what the parser could not read: there is no response object, only the connection. */
function refuseBytes(
  socket: Socket,
  status: number,
  error: NodeJS.ErrnoException,
  { securityHeaders, log, metrics }: HttpServerParts,
): void {
  // A browser's spare connection that never asked for anything gets no answer to anything; nor does a broken one,
  // nor one that is in the middle of an answer, which a second status line would corrupt.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: unknown };
  if (!socket.writable || answer != null || error.code === 'ECONNRESET' || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  metrics.requests.inc({ kind: 'other', status: String(status) });
  log.info({ status, reason: error.code }, 'request refused');
}
