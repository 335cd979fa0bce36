import { z } from 'zod';
import { CODES } from '@bank/contract';
import {
  calls,
  ChallengePictureRequest,
  SaltId,
  Sign,
  TimeStamp,
  trackingCalls,
  visitorCalls,
  type CallName,
  type CallSchema,
  type VisitorCallName,
} from '@bank/contract/schemas';
import { Components, referenceTo } from './components.ts';
import { examples, trackingExamples } from './examples.ts';
import { summaries } from './summaries.ts';
import { TAGS, tagOf } from './tags.ts';

const answeringCalls = { ...calls, ...visitorCalls };
const WITHDRAWN: ReadonlySet<string> = new Set<CallName>(['bannerDetail']);

/** The OpenAPI 3.1 document of every call that is served, made from the schemas that check them. */
export function openApiDocument(): object {
  const components = new Components();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(answeringCalls) as (CallName | VisitorCallName)[]) {
    const call: CallSchema = answeringCalls[name];
    const { method, path } = call.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call, components) };
  }
  for (const name of Object.keys(trackingCalls) as (keyof typeof trackingCalls)[]) {
    const call: CallSchema = trackingCalls[name];
    paths[call.endpoint.path] = { post: trackingOperation(name, call, components) };
  }
  const used = new Set(Object.keys(paths).map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Public bank site',
      version: '1',
      description: 'Every call answers with an envelope; code 0 is success. Anonymous, no sign-in.',
    },
    servers: [{ url: '/', description: 'The site that serves this document' }],
    tags: Object.entries(TAGS).flatMap(([name, description]) =>
      used.has(name) ? [{ name, description }] : [],
    ),
    paths,
    components: {
      schemas: { Refusal: envelope({ not: { const: CODES.ok.code } }, {}), ...components.schemas },
      responses: refusals(),
    },
  };
}

function operation(name: CallName | VisitorCallName, call: CallSchema, components: Components) {
  const { limit, method, path } = call.endpoint;
  const own = name[0]?.toUpperCase() + name.slice(1);
  const isGet = method === 'GET';
  const takesCode = call.request instanceof z.ZodObject && 'captcha' in call.request.shape;
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: summaries[name],
    ...(isGet
      ? { parameters: queryParameters(name, components.inline(`${own}Request`, call.request, 'input')) }
      : {
          requestBody: {
            required: requiredFields(call.request).length > 0,
            content: {
              'application/json': {
                schema: components.add(`${own}Request`, call.request, 'input'),
                example: examples[name],
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'Success',
        content: {
          ...json(envelope({ const: CODES.ok.code }, components.add(`${own}Data`, call.response, 'output'))),
          ...(name === 'challengeQuestion' && { 'image/svg+xml': { schema: { type: 'string' } } }),
        },
      },
      ...responses([
        'BadParameter',
        'NotFound',
        'WrongMethod',
        ...(isGet ? [] : ['TooLarge', 'NotJson']),
        ...(WITHDRAWN.has(name) ? ['Withdrawn'] : []),
        ...(takesCode ? ['CodeNotAccepted'] : []),
        ...(limit === undefined ? [] : ['TooManyRequests']),
        'Unavailable',
      ]),
    },
  };
}

/** A call that answers the same whatever became of what was sent. */
function trackingOperation(name: keyof typeof trackingCalls, call: CallSchema, components: Components) {
  const { endpoint, request, response } = call;
  const own = name[0]?.toUpperCase() + name.slice(1);
  const isSilent = response instanceof z.ZodVoid;
  const header = (field: string, required: boolean, schema: z.ZodType) => ({
    name: field,
    in: 'header',
    required,
    description: required ? 'Whatever it is, the answer is the same; a record without it is not kept.' : '',
    schema: components.inline(field, schema, 'input'),
  });
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    summary: summaries[name],
    description:
      'Answers with success whatever is in the record, so that nobody can try out what is accepted.',
    requestBody: {
      // Without one nothing says that it is JSON (415).
      required: true,
      content: {
        'application/json': {
          schema: components.add(`${own}Request`, request, 'input'),
          example: trackingExamples[name],
        },
      },
    },
    ...(!isSilent && {
      parameters: [
        header('sign', false, Sign),
        header('timeStamp', false, TimeStamp),
        header('saltId', false, SaltId),
      ],
    }),
    responses: {
      ...(isSilent
        ? { 204: { description: 'Received' } }
        : {
            200: {
              description: 'Received',
              content: json(
                envelope({ const: CODES.ok.code }, components.add(`${own}Data`, response, 'output')),
              ),
            },
          }),
      ...responses(['WrongMethod', 'TooLarge', 'NotJson', 'Unavailable']),
    },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function envelope(code: object, data: object) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data', 'traceId'],
    properties: {
      code: { type: 'integer', ...code },
      msg: { type: 'string' },
      data,
      traceId: { type: 'string' },
    },
  };
}

interface Refused {
  status: number;
  description: string;
  code?: number;
  data?: object;
  headers?: object;
}

const integerHeader = (description: string) => ({ description, schema: { type: 'integer', minimum: 1 } });
const NOTHING = { type: 'null' };
const MAYBE_FIELDS = {
  description: 'What was expected of each field; null where the body is no JSON at all',
  anyOf: [
    {
      type: 'object',
      required: ['fields'],
      properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
    },
    { type: 'null' },
  ],
};

const REFUSED: Readonly<Record<string, Refused>> = {
  BadParameter: {
    status: 400,
    description: 'Bad parameter, or no JSON: data.fields says what was expected',
    code: CODES.badParameter.code,
    data: MAYBE_FIELDS,
  },
  NotFound: { status: 404, description: 'Not found', code: CODES.notFound.code, data: NOTHING },
  WrongMethod: {
    status: 405,
    description: 'The call is not made with this method; Allow names the one that is',
    code: CODES.badParameter.code,
    data: NOTHING,
    headers: { Allow: { description: 'Methods of this call', schema: { type: 'string' } } },
  },
  Withdrawn: { status: 410, description: 'No longer shown', code: CODES.withdrawn.code, data: NOTHING },
  TooLarge: {
    status: 413,
    description: 'The body is too large',
    code: CODES.badParameter.code,
    data: NOTHING,
  },
  NotJson: { status: 415, description: 'The body is no JSON', code: CODES.badParameter.code, data: NOTHING },
  CodeNotAccepted: {
    status: 422,
    description: `The verification code is wrong (${CODES.captchaWrong.code}), or used or out of date (${CODES.captchaExpired.code})`,
    data: NOTHING,
  },
  TooManyRequests: {
    status: 429,
    description: 'Too many requests: data.retryAfter and Retry-After say how many seconds to wait',
    code: CODES.tooManyRequests.code,
    data: { type: 'object', required: ['retryAfter'], properties: { retryAfter: { type: 'integer' } } },
    headers: { 'Retry-After': integerHeader('Seconds') },
  },
  Unavailable: {
    status: 503,
    description: 'Cannot be answered now',
    code: CODES.maintenance.code,
    data: NOTHING,
  },
};

function refusals(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(REFUSED).map(([name, { description, code, data = {}, headers }]) => [
      name,
      {
        description,
        ...(headers && { headers }),
        content: json(code === undefined ? referenceTo('Refusal') : envelope({ const: code }, data)),
      },
    ]),
  );
}

function responses(names: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    names.map((name) => [String(REFUSED[name]?.status), { $ref: `#/components/responses/${name}` }]),
  );
}

function requiredFields(schema: z.ZodType): string[] {
  return z.toJSONSchema(schema, { io: 'input' }).required ?? [];
}

function queryParameters(name: CallName | VisitorCallName, schema: Record<string, unknown>) {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const example: Readonly<Record<string, unknown>> = examples[name];
  return Object.entries((schema['properties'] as Record<string, object> | undefined) ?? {}).map(
    ([field, property]) => {
      const isMode = name === 'challengeQuestion' && field === 'mode';
      return {
        name: field,
        in: 'query',
        required: required.has(field) && !isMode,
        // A picture is asked for at the same address as a question.
        schema: isMode ? { enum: [...modes], default: 'image' } : property,
        ...(example[field] !== undefined && { example: example[field] }),
      };
    },
  );
}

const modes = ['text', ChallengePictureRequest.shape.mode.unwrap().value] as const;
