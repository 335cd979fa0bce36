import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotALogout } from '../../people/logout-token.ts';
import type { Provider } from '../../people/provider.ts';
import { letOut } from '../let-out.ts';
import type { Studio } from '../studio.ts';

/** Of a token with a chain of certificates in it. */
const LARGEST_BODY = 16 * 1024;

/** Where the provider says by itself that a session is over, without a browser. */
export function bankSignOut(fastify: FastifyInstance, studio: Studio, provider: Provider): void {
  const how = { bodyLimit: LARGEST_BODY, config: { isForServers: true }, errorHandler: answerError };
  fastify.post('/back-channel-logout', how, async ({ body }, reply) => {
    const token = body instanceof URLSearchParams ? body.get('logout_token') : null;
    if (token === null) throw new NotALogout('There is no logout_token in the form.');
    letOut(studio, await provider.readLogout(token));
    return reply.send();
  });
}

/** 400 whatever it is, as the standard wants it. */
function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  process.stderr.write(`A logout by the provider was refused: ${error.message}\n`);
  return reply.code(400).send({ error: 'invalid_request', error_description: toldOf(error) });
}

function toldOf(error: FastifyError): string {
  if (error instanceof NotALogout) return error.message;
  const isOfRequest = error.statusCode !== undefined && error.statusCode < 500;
  return isOfRequest
    ? 'A form with a logout_token is expected, of 16 KB at most.'
    : 'It cannot be looked at now; it may be sent again.';
}
