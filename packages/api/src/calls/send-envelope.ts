import type { FastifyReply } from 'fastify';
import { CODES, type Envelope } from '@bank/contract';

const statusByCode = new Map<number, number>(Object.values(CODES).map(({ code, status }) => [code, status]));

/** HTTP status of an envelope. */
export function statusOf({ code }: Pick<Envelope, 'code'>): number {
  return statusByCode.get(code) ?? CODES.serverError.status;
}

/** Seconds that the caller was told to wait. */
export function retryAfterOf({ code, data }: Pick<Envelope, 'code' | 'data'>): number | undefined {
  if (code !== CODES.tooManyRequests.code) return undefined;
  return (data as { retryAfter: number }).retryAfter;
}

export function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
  const wait = retryAfterOf(envelope);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply.code(statusOf(envelope)).header('cache-control', 'no-store').send(envelope);
}
