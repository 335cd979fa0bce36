import type { IncomingMessage, ServerResponse } from 'node:http';
import { inEvenTime } from '@bank/api';
import type { SentBeacon } from '@bank/api/tracking';
import { analysisInfo, browseInfo, CODES, insertWholeCode, type Envelope } from '@bank/contract';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { clientAddress, networkOf, visitorOf, type IsTrusted } from '../http/requests/client-address.ts';
import type { Headers } from '../http/headers.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { countBeacon, type BeaconMetrics, type BeaconOutcome } from './count-beacon.ts';

/** SEC-10. */
const BEACON_LARGEST_BYTES = 4_096;

const KINDS: ReadonlyMap<string, SentBeacon['kind']> = new Map([
  [browseInfo.path, 'browse'],
  [insertWholeCode.path, 'whole'],
  [analysisInfo.path, 'careers'],
]);

const JSON_TYPE = /^application\/json\s*(;|$)/i;

interface BeaconDoorParts {
  /** Resolves once what became of it is on the disk. */
  take: (beacon: SentBeacon) => Promise<BeaconOutcome>;
  /** Counts a call of a visitor; undefined when it may go on. */
  admit: (visitor: string) => number | undefined;
  securityHeaders: Headers;
  isTrusted: IsTrusted;
  nextRequestId: () => string;
  metrics: Pick<Metrics, 'requests'> & BeaconMetrics;
  log: Pick<Logger, 'info'>;
}

/**
 * Answers the three calls of S7-tracking before any framework sees them, for there are more of them than of pages;
 * says whether it did. Whatever became of a record, the answer is the same and comes after the same time, so that
 * nobody can try out what is accepted; what is answered with success is on the disk, or never will be. While nothing
 * can be stored that is not said: 503.
 */
export function createBeaconDoor(parts: BeaconDoorParts) {
  const { take, admit, isTrusted, nextRequestId, metrics } = parts;

  const outcomeOf = async (sent: SentBeacon, visitor: string): Promise<BeaconOutcome> => {
    if (admit(visitor) === undefined) return take(sent);
    countBeacon(metrics, { outcome: 'limited' });
    return 'limited';
  };

  const serve = async (kind: SentBeacon['kind'], { request, answer }: Exchange, address: string) => {
    const { method = '', headers } = request;
    if (method !== 'POST') return answer(refusal(405, `${method} is not used for this call.`));
    if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
      return answer(refusal(415, 'The body must be application/json.'));
    }
    const body = await bodyOf(request, BEACON_LARGEST_BYTES);
    if (body === undefined) {
      return answer(refusal(413, `The body is larger than ${BEACON_LARGEST_BYTES} bytes.`));
    }
    const { timestamp: timeStamp, sign, saltid: saltId } = headers;
    const sent = kind === 'browse' ? { kind, body } : { kind, body, headers: { timeStamp, sign, saltId } };
    const outcome = await inEvenTime(() => outcomeOf(sent, visitorOf(address)));
    return answer(outcome === 'unstored' || outcome === 'refused' ? AWAY : ACCEPTED[kind]);
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const kind = KINDS.get(path);
    if (kind === undefined) return false;
    const { remoteAddress } = request.socket;
    const address = clientAddress(remoteAddress, request.headers['x-forwarded-for'], isTrusted);
    const facts = { requestId: nextRequestId(), path, network: networkOf(address), since: performance.now() };
    const answer = (told: Answer) => send(parts, response, told, facts);
    void serve(kind, { request, answer }, address);
    return true;
  };
}

interface Exchange {
  request: IncomingMessage;
  answer: (told: Answer) => void;
}

interface Answer {
  status: number;
  headers?: Headers;
  /** None for 204. */
  envelope?: Omit<Envelope, 'traceId'>;
}

const SUCCESS: Answer = { status: 200, envelope: { code: CODES.ok.code, msg: 'ok', data: true } };
const ACCEPTED: Record<SentBeacon['kind'], Answer> = {
  browse: { status: 204 },
  whole: SUCCESS,
  careers: SUCCESS,
};
const AWAY: Answer = {
  status: 503,
  envelope: { code: CODES.maintenance.code, msg: 'The record could not be stored.', data: null },
};

/** For what is no tracking call at all, whatever is in it. */
function refusal(status: number, msg: string): Answer {
  // The rest of a body that is too long is not waited for.
  const headers = { connection: 'close', ...(status === 405 && { allow: 'POST' }) };
  return { status, headers, envelope: { code: CODES.badParameter.code, msg, data: null } };
}

/** The body as text, or undefined as soon as it has more than `most` bytes. Never resolves when it does not end. */
function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= most) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
  });
}

function send(
  { securityHeaders, metrics, log }: BeaconDoorParts,
  response: ServerResponse,
  { status, headers, envelope }: Answer,
  { requestId, path, network, since }: { requestId: string; path: string; network: string; since: number },
): void {
  const text = envelope && JSON.stringify({ ...envelope, traceId: requestId });
  response.writeHead(status, {
    ...securityHeaders,
    'cache-control': CACHE_CONTROL.never,
    ...(text !== undefined && {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'x-request-id': requestId,
    }),
    ...headers,
  });
  response.end(text);
  metrics.requests.labels('api', String(status)).inc();
  const ms = Math.round((performance.now() - since) * 10) / 10;
  log.info({ requestId, method: response.req.method, path, status, ms, network }, 'request');
}
