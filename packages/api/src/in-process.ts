import type { Envelope, Transport } from '@bank/contract';
import { answerCall, callNameOf } from './answer-call.ts';
import type { HandlerDeps } from './handlers.ts';

/** Answers kept for one content version: the chrome of both languages and what pages share of their lists. */
const ANSWERS_KEPT = 500;

/**
 * Calls without HTTP, for server rendering: same checks, same envelope, one content version throughout.
 * A version never changes, so an answer is checked and built once; answers are shared and must not be changed.
 */
export function createTransport(deps: HandlerDeps): Transport {
  const kept = new Map<string, Promise<Envelope>>();
  return (endpoint, request) => {
    const key = `${endpoint.path} ${JSON.stringify(request)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = answerCall(callNameOf(endpoint), deps, request, 'in-process');
    if (kept.size >= ANSWERS_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, answer);
    // What failed must be asked again.
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
