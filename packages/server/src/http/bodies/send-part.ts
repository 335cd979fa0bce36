import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './byte-range.ts';

/** Sends the part of a file that the request asks for, the whole where it asks for none or holds another version. */
export function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  etag: string,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const { range: wanted, 'if-range': condition } = request.headers;
  const isCurrent = condition === undefined || condition === etag;
  const range = isCurrent ? parseRange(wanted, bytes.length) : undefined;
  if (range === undefined) return reply.send(bytes);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes.length}`)
      .header('content-length', '0')
      .send();
  }
  const { first, last } = range;
  const part = bytes.subarray(first, last + 1);
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .header('content-length', String(part.length))
    .send(part);
}
