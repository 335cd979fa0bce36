import type { z } from 'zod';
import { CODES, type Endpoint, type Envelope } from '@bank/contract';
import { calls, type CallName } from '@bank/contract/schemas';
import { handlers, type HandlerDeps } from './handlers.ts';
import { BadRequest, NotFound, Withdrawn } from './problems.ts';

// By address, not by identity: the built site carries a copy of the contract of its own.
const addressOf = ({ method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>) =>
  `${method} ${path}`;
const names = new Map(
  (Object.keys(calls) as CallName[]).map((name) => [addressOf(calls[name].endpoint), name]),
);

/** The call that an endpoint value stands for. */
export function callNameOf(endpoint: Endpoint<unknown, unknown>): CallName {
  const name = names.get(addressOf(endpoint));
  if (name === undefined) throw new Error(`${endpoint.method} ${endpoint.path} is not served by this API`);
  return name;
}

/**
 * Checks the request, runs the handler, checks its answer. The caller's and the visitor's mistakes
 * come back as envelopes; anything else is thrown, for it is ours or the store's.
 */
export async function answerCall(
  name: CallName,
  deps: HandlerDeps,
  request: unknown,
  traceId: string,
): Promise<Envelope> {
  const call = calls[name];
  const checked = call.request.safeParse(request);
  if (!checked.success) return refusal(new BadRequest(fieldsOf(checked.error)), traceId);
  try {
    const handler = handlers[name] as (deps: HandlerDeps, request: unknown) => Promise<unknown>;
    const data: unknown = call.response.parse(await handler(deps, checked.data));
    return { code: CODES.ok.code, msg: 'ok', data, traceId };
  } catch (error) {
    if (error instanceof BadRequest || error instanceof NotFound || error instanceof Withdrawn)
      return refusal(error, traceId);
    throw error;
  }
}

function refusal(problem: BadRequest | NotFound | Withdrawn, traceId: string): Envelope {
  const msg = problem.message;
  if (problem instanceof BadRequest)
    return { code: CODES.badParameter.code, msg, data: { fields: problem.fields }, traceId };
  const { code } = problem instanceof Withdrawn ? CODES.withdrawn : CODES.notFound;
  return { code, msg, data: null, traceId };
}

/** `{ pageNum: 'expected number to be >=1' }`: one line per field, the first finding each. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const named = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    for (const field of named) {
      fields[field] ??= issue.code === 'unrecognized_keys' ? 'is not a field of this call' : issue.message;
    }
  }
  return fields;
}
