import type { Transport } from '@bank/contract';
import { answerCall, callNameOf } from './answer-call.ts';
import type { HandlerDeps } from './handlers.ts';

/** Calls without HTTP, for server rendering: same checks, same envelope, one content version throughout. */
export function createTransport(deps: HandlerDeps): Transport {
  return (endpoint, request) => answerCall(callNameOf(endpoint), deps, request, 'in-process');
}
