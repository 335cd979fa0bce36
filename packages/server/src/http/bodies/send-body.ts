import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Headers } from '../headers.ts';
import { answerWithBody, type BodySource } from './body-answer.ts';

/** Sends what is right for this visitor: the body in an encoding that they take, or that they hold it already. */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Omit<BodySource, 'status'>,
  further: Headers = {},
): FastifyReply {
  const { status, headers, bytes } = answerWithBody({ ...source, status: 200 }, request.headers);
  return reply
    .code(status)
    .headers({ ...headers, ...further })
    .send(bytes);
}
