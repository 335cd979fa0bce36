import type { Envelope } from '@bank/contract';
import { type CallName, type VisitorCallName, calls, visitorCalls } from '@bank/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerCall, answerVisitorCall, tooMany } from './answer-call.ts';
import type { ApiOptions } from './api-options.ts';
import { inEvenTime } from './even-time.ts';
import { mountChallenge } from './mount-challenge.ts';
import { sendEnvelope } from './send-envelope.ts';

/** Mounts every call of the contract but those of tracking, which the server takes in before it (`@bank/api/tracking`). Unknown failures are left to the application's error handler. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const { imageBase, stockQuote, shareCloses, search, popularSearches } = options;
  const contentDeps = () => ({
    content: options.snapshot(),
    imageBase,
    stockQuote,
    shareCloses,
    search,
    popularSearches,
    now: options.now ?? Date.now,
  });
  const visitorDeps = (request: FastifyRequest) => ({
    ...contentDeps(),
    now: Date.now,
    visits: options.visits,
    visitor: options.visitorOf(request),
    letterKey: options.letterKey,
  });
  for (const name of Object.keys(calls) as CallName[]) {
    mount(app, options, calls[name].endpoint, (given, { id }) => answerCall(name, contentDeps(), given, id));
  }
  for (const name of Object.keys(visitorCalls) as VisitorCallName[]) {
    // The verification code answers with more than envelopes.
    if (name === 'challengeQuestion') continue;
    mount(app, options, visitorCalls[name].endpoint, (given, request) =>
      answerVisitorCall(name, visitorDeps(request), given, request.id),
    );
  }
  mountChallenge(app, options, visitorDeps);
}

type Mounted = Pick<(typeof calls)[CallName]['endpoint'], 'method' | 'path' | 'limit' | 'takesEvenTime'>;

function mount(
  app: FastifyInstance,
  options: Pick<ApiOptions, 'admit'>,
  { method, path, limit, takesEvenTime }: Mounted,
  answer: (given: unknown, request: FastifyRequest) => Promise<Envelope>,
): void {
  app.route({
    method,
    url: path,
    // Before the body is read: who asks too often costs as little as may be.
    ...(limit !== undefined && {
      onRequest: async (request, reply) => {
        const wait = options.admit(request, limit);
        if (wait !== undefined) return sendEnvelope(reply, tooMany(wait, request.id));
        return undefined;
      },
    }),
    handler: async (request, reply) => {
      // A call without a body asks for nothing in particular; one whose body is `null` asks for what no call takes.
      const given = method === 'GET' ? request.query : request.body === undefined ? {} : request.body;
      const answered = () => answer(given, request);
      return sendEnvelope(reply, await (takesEvenTime ? inEvenTime(answered) : answered()));
    },
  });
}
