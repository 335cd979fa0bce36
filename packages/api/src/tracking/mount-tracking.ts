import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { analysisInfo, browseInfo, CODES, insertWholeCode } from '@bank/contract';
import { sendEnvelope } from '../send-envelope.ts';
import { inEvenTime } from '../even-time.ts';
import type { ApiOptions } from '../api.ts';
import { beaconTaker, type BeaconOutcome, type TrackingDeps } from './beacon-taker.ts';
import type { BeaconKind } from './visit-record.ts';

/** Quality guide, S10. */
export const BEACON_LARGEST_BYTES = 4_096;

/**
 * The three calls of specification 7.5. Whatever became of a record, the answer is the same and comes after the same
 * time, so that nobody can try out what is accepted; what is answered with success is on the disk, or never will be.
 * While the store is away that is not said: 503.
 */
export function mountTracking(
  app: FastifyInstance,
  { admit }: Pick<ApiOptions, 'admit'>,
  deps: TrackingDeps,
): void {
  const take = beaconTaker(deps);
  const taken = async (kind: BeaconKind, request: FastifyRequest, given: unknown) => {
    const isLimited = admit(request, 'beacon') !== undefined;
    const [outcome, record] = isLimited ? (['limited'] as const) : await take(kind, given);
    deps.count(outcome, record);
    return outcome;
  };
  const answered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<BeaconOutcome>,
  ) => {
    const outcome = await inEvenTime(work);
    if (outcome === 'unstored') {
      const msg = 'The record could not be stored.';
      return sendEnvelope(reply, { code: CODES.maintenance.code, msg, data: null, traceId: request.id });
    }
    if (request.routeOptions.url === browseInfo.path) {
      return reply.code(204).header('cache-control', 'no-store').send();
    }
    return sendEnvelope(reply, { code: CODES.ok.code, msg: 'ok', data: true, traceId: request.id });
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read here, where what is no JSON is answered like everything else.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    const bodyLimit = BEACON_LARGEST_BYTES;
    scope.post(browseInfo.path, { bodyLimit }, (request, reply) =>
      answered(request, reply, () => taken('browse', request, read(request.body))),
    );
    for (const [path, kind] of [
      [insertWholeCode.path, 'whole'],
      [analysisInfo.path, 'careers'],
    ] as const) {
      scope.post(path, { bodyLimit }, (request, reply) =>
        answered(request, reply, () => taken(kind, request, withHeaders(request))),
      );
    }
  });
}

/** The envelope of a call whose signature travels in headers. */
function withHeaders({ body, headers }: FastifyRequest): unknown {
  const given = read(body);
  if (typeof given !== 'object' || given === null) return undefined;
  const { sign, timestamp, saltid } = headers;
  return { ...given, timeStamp: timestamp, sign, ...(saltid !== undefined && { saltId: saltid }) };
}

function read(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
