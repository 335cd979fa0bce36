import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageModel } from '../../pages/page-model.ts';
import { ATTEMPT_MS, keepAttempt, takeAttempt } from '../../people/attempts.ts';
import { ownPath } from '../../people/own-path.ts';
import { NotSignedIn, ProviderAway, type Provider } from '../../people/provider.ts';
import { secret } from '../../people/secrets.ts';
import { endSession } from '../../people/sessions.ts';
import { StudioUnavailable } from '../../store/database.ts';
import { noteStep } from '../../store/steps.ts';
import { queryOf, type Door } from '../asking.ts';
import { attemptCookie, sessionCookie } from '../cookies.ts';
import { letIn, NotLetIn } from '../let-in.ts';
import { languageAsked, showPlain } from '../plain-pages.ts';
import type { Rendering } from '../rendering.ts';

const SECRET = /^[\w-]{43}$/;

/** The sign-in of a bank: its provider says who somebody is, and their groups what they may do. */
export function bankSignIn(
  fastify: FastifyInstance,
  { studio, post }: Door,
  rendering: Rendering,
  provider: Provider,
): void {
  const { database, config } = studio;
  const cookie = sessionCookie(config);
  const show = (request: FastifyRequest, reply: FastifyReply, model: PageModel, status = 200) =>
    showPlain(reply, rendering, { model, language: languageAsked(request), status });

  /** A page that says why nobody came in. */
  const explaining = (work: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const refuse = (reason: (PageModel & { page: 'not-signed-in' })['reason'], status: number, name = '') =>
        show(request, reply, { page: 'not-signed-in', reason, name }, status);
      try {
        return await work(request, reply);
      } catch (error) {
        if (error instanceof NotLetIn) return refuse(error.reason, 403, error.shown);
        if (error instanceof ProviderAway || error instanceof StudioUnavailable) {
          process.stderr.write(`Nobody can sign in now: ${error.message}\n`);
          return refuse('away', 503);
        }
        if (!(error instanceof NotSignedIn)) throw error;
        process.stderr.write(`A sign-in was refused: ${error.message}\n`);
        return refuse('not-valid', 400);
      }
    };
  };

  fastify.get('/sign-in', async (request, reply) => {
    const back = ownPath(queryOf(request).get('back'));
    const start = `/sign-in/start?back=${encodeURIComponent(back)}`;
    return show(request, reply, { page: 'bank-sign-in', start });
  });

  fastify.get(
    '/sign-in/start',
    explaining(async (request, reply) => {
      const { attempt, address } = await provider.ask(ownPath(queryOf(request).get('back')));
      // One for all tabs of a browser, each of which may be at the provider.
      const known = attemptCookie.read(request) ?? '';
      const browser = SECRET.test(known) ? known : secret();
      keepAttempt(database, browser, attempt);
      reply.header('set-cookie', attemptCookie.write(browser, ATTEMPT_MS / 1_000));
      return reply.redirect(address.href, 303);
    }),
  );

  fastify.get(
    '/sign-in/done',
    explaining(async (request, reply) => {
      const query = queryOf(request);
      const browser = attemptCookie.read(request) ?? '';
      const attempt = takeAttempt(database, browser, query.get('state') ?? '');
      if (attempt === undefined) throw new NotSignedIn('no such attempt of this browser');
      const identity = await provider.identify(query, attempt);
      const id = letIn(studio, identity, {
        language: languageAsked(request),
        cookie: cookie.read(request),
      });
      const seconds = config.sessions.longestMs / 1_000;
      return reply.header('set-cookie', cookie.write(id, seconds)).redirect(attempt.back, 303);
    }),
  );

  post('/sign-out', async ({ session, person, request, reply }) => {
    database.transaction(() => {
      endSession(database, session);
      noteStep(database, { person: person.name, step: 'signed-out', edition: null, detail: '' });
    });
    reply.header('set-cookie', cookie.write('', 0));
    const next = (await provider.endAddress(session.idToken))?.href;
    // Not a redirect: the policy lets a form lead to pages of ours alone.
    if (next !== undefined) reply.header('refresh', `0;url=${next}`);
    return show(request, reply, { page: 'signed-out', next });
  });

  fastify.get('/signed-out', async (request, reply) =>
    show(request, reply, { page: 'signed-out', next: undefined }),
  );
}
