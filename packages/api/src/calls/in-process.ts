import {
  CODES,
  CallRejected,
  type Endpoint,
  type Envelope,
  type LimitClass,
  type Transport,
} from '@bank/contract';
import type { VisitorCallName } from '@bank/contract/schemas';
import { VisitsUnavailable } from '@bank/store';
import type { HandlerDeps, VisitorDeps } from '../base/handler.ts';
import { LookupUnavailable } from '../base/problems.ts';
import { answerCall, answerVisitorCall, callNameOf, tooMany, visitorCallNameOf } from './answer-call.ts';
import { inEvenTime } from './even-time.ts';
import { SharedAnswers } from './shared-answers.ts';

/**
 * Calls without HTTP, for server rendering: same checks, same envelope, one content version throughout.
 * A version never changes, so what pages share is checked and built once; answers must not be changed. What is not of the
 * version, such as a search, is asked for each time.
 */
export function createTransport(deps: HandlerDeps): Transport {
  const shared = new SharedAnswers<Envelope>();
  return (endpoint, request) => {
    const answer = () => answerCall(callNameOf(endpoint), deps, request, 'in-process');
    return endpoint.isMomentary ? answer() : shared.of(`${endpoint.path} ${JSON.stringify(request)}`, answer);
  };
}

export interface VisitorTransport {
  transport: Transport;
  /** What the visitor's own call was refused with, for the status of the page. */
  refusedWith(): Envelope | undefined;
}

/**
 * For the one page that answers a visitor's form: content calls as for everybody, a visitor's calls counted and
 * answered as over HTTP, and none of their answers kept. Rejects with CallRejected, which says that the page itself is well.
 */
export function createVisitorTransport(
  content: Transport,
  deps: VisitorDeps,
  admit: (limit: LimitClass) => number | undefined,
): VisitorTransport {
  let refused: Envelope | undefined;
  const ask = async (endpoint: Endpoint<unknown, unknown>, name: VisitorCallName, request: unknown) => {
    const wait = endpoint.limit && admit(endpoint.limit);
    if (wait !== undefined) return tooMany(wait, 'in-process');
    try {
      const answer = () => answerVisitorCall(name, deps, request, 'in-process');
      return await (endpoint.takesEvenTime ? inEvenTime(answer) : answer());
    } catch (error) {
      if (!(error instanceof VisitsUnavailable || error instanceof LookupUnavailable)) throw error;
      return { code: CODES.maintenance.code, msg: error.message, data: null, traceId: 'in-process' };
    }
  };
  return {
    refusedWith: () => refused,
    async transport(endpoint, request, signal) {
      const name = visitorCallNameOf(endpoint);
      if (name === undefined) return content(endpoint, request, signal);
      const envelope = await ask(endpoint, name, request);
      if (envelope.code === CODES.ok.code) return envelope;
      refused ??= envelope;
      throw new CallRejected(envelope);
    },
  };
}
