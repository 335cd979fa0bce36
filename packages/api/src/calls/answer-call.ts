import { CODES, type Endpoint, type Envelope } from '@bank/contract';
import {
  type CallName,
  type CallSchema,
  type VisitorCallName,
  calls,
  visitorCalls,
} from '@bank/contract/schemas';
import { SearchUnavailable } from '@bank/search';
import { compile } from 'zod';
import type { HandlerDeps, VisitorDeps } from '../base/handler.ts';
import { BadRequest, ChallengeFailed, NotFound, Withdrawn } from '../base/problems.ts';
import { checkRequest, fieldsOf } from './check-request.ts';
import { handlers, visitorHandlers } from './handlers.ts';

// By address, not by identity: the built site carries a copy of the contract of its own.
const addressOf = ({ method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>) =>
  `${method} ${path}`;
const namesIn = <Name extends string>(record: Readonly<Record<Name, CallSchema>>) =>
  new Map((Object.keys(record) as Name[]).map((name) => [addressOf(record[name].endpoint), name]));
const names = namesIn<CallName>(calls);
const visitorNames = namesIn<VisitorCallName>(visitorCalls);

/** The call that an endpoint value stands for. */
export function callNameOf(endpoint: Endpoint<unknown, unknown>): CallName {
  const name = names.get(addressOf(endpoint));
  if (name === undefined) {
    const isVisitors = visitorNames.has(addressOf(endpoint));
    throw new Error(
      `${endpoint.method} ${endpoint.path} ${isVisitors ? 'is for one visitor, and this page is for all' : 'is not served by this API'}`,
    );
  }
  return name;
}

/** As {@link callNameOf}, for the calls of one visitor; undefined when it is not one of them. */
export function visitorCallNameOf(endpoint: Endpoint<unknown, unknown>): VisitorCallName | undefined {
  return visitorNames.get(addressOf(endpoint));
}

/**
 * Checks the request, runs the handler, checks its answer. The caller's and the visitor's mistakes
 * come back as envelopes; anything else is thrown, for it is ours or the store's.
 */
export function answerCall(
  name: CallName,
  deps: HandlerDeps,
  request: unknown,
  traceId: string,
): Promise<Envelope> {
  const handler = handlers[name] as (deps: HandlerDeps, request: unknown) => Promise<unknown>;
  return answer(calls[name], (checked) => handler(deps, checked), request, traceId);
}

export function answerVisitorCall(
  name: VisitorCallName,
  deps: VisitorDeps,
  request: unknown,
  traceId: string,
): Promise<Envelope> {
  const handler = visitorHandlers[name] as (deps: VisitorDeps, request: unknown) => Promise<unknown>;
  return answer(visitorCalls[name], (checked) => handler(deps, checked), request, traceId);
}

const compiled = new WeakMap<CallSchema, Pick<CallSchema, 'request' | 'response'>>();

/** What is valid, as nearly everything is, passes generated code. Made at a call's first answer: all would delay the start. */
function checksOf(call: CallSchema): Pick<CallSchema, 'request' | 'response'> {
  let checks = compiled.get(call);
  if (checks === undefined) {
    checks = { request: compile(call.request), response: compile(call.response) };
    compiled.set(call, checks);
  }
  return checks;
}

async function answer(
  call: CallSchema,
  handle: (request: unknown) => Promise<unknown>,
  request: unknown,
  traceId: string,
): Promise<Envelope> {
  const checks = checksOf(call);
  const checked = checkRequest(checks.request, request);
  if (!checked.success) return refusal(new BadRequest(fieldsOf(checked.error)), traceId);
  try {
    const data: unknown = checks.response.parse(await handle(checked.data));
    return { code: CODES.ok.code, msg: 'ok', data, traceId };
  } catch (error) {
    if (isRefusal(error)) return refusal(error, traceId);
    if (error instanceof SearchUnavailable) return searchAway(traceId);
    throw error;
  }
}

/** The rest of the site goes on; its own message may name files. */
function searchAway(traceId: string): Envelope {
  const msg = 'Search cannot answer now; try again in a moment';
  return { code: CODES.maintenance.code, msg, data: null, traceId };
}

type Refusal = BadRequest | NotFound | Withdrawn | ChallengeFailed;
const REFUSALS = [BadRequest, NotFound, Withdrawn, ChallengeFailed];

function isRefusal(error: unknown): error is Refusal {
  return REFUSALS.some((kind) => error instanceof kind);
}

export function refusal(problem: Refusal, traceId: string): Envelope {
  const msg = problem.message;
  if (problem instanceof BadRequest) {
    return { code: CODES.badParameter.code, msg, data: { fields: problem.fields }, traceId };
  }
  return { code: codeOf(problem).code, msg, data: null, traceId };
}

function codeOf(problem: Exclude<Refusal, BadRequest>) {
  if (problem instanceof NotFound) return CODES.notFound;
  if (problem instanceof Withdrawn) return CODES.withdrawn;
  return problem.kind === 'wrong' ? CODES.captchaWrong : CODES.captchaExpired;
}

/** `retryAfter` in seconds. */
export function tooMany(retryAfter: number, traceId: string): Envelope {
  const msg = `Too many requests; try again in ${retryAfter} s`;
  return { code: CODES.tooManyRequests.code, msg, data: { retryAfter }, traceId };
}
