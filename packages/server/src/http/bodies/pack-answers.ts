import type { FastifyInstance } from 'fastify';
import { wantedEncoding } from './accepted-encoding.ts';
import { packed, plainBody } from './encoded-body.ts';

/**
 * Packs the answers of calls in what their caller takes. They are for one caller and kept nowhere: the quick form, made
 * when it is asked for, of answers that do not fit one packet.
 */
export function packAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    const body = plainBody(Buffer.from(payload), true);
    if (!body.isPackable) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = wantedEncoding(body, request.headers['accept-encoding']);
    if (encoding === 'identity') return body.identity.bytes;
    const { bytes } = await packed(body, encoding);
    reply.header('content-encoding', encoding).header('content-length', bytes.length);
    return bytes;
  });
}
