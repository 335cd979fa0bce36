import { z } from 'zod';
import { CODES } from '@bank/contract';
import {
  calls,
  SaltId,
  Sign,
  TimeStamp,
  trackingCalls,
  visitorCalls,
  type CallSchema,
} from '@bank/contract/schemas';

/** The OpenAPI 3.1 document of every call that is served, made from the schemas that check them. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<CallSchema>({ ...calls, ...visitorCalls })) {
    const { method, path } = call.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  for (const [name, call] of Object.entries<CallSchema>(trackingCalls)) {
    paths[call.endpoint.path] = { post: trackingOperation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Public bank site',
      version: '1',
      description: 'Every call answers with an envelope; code 0 is success. Anonymous, no sign-in.',
    },
    paths,
  };
}

function operation(operationId: string, call: CallSchema) {
  const { summary, limit } = call.endpoint;
  const request = jsonSchema(call.request, 'input');
  return {
    operationId,
    summary,
    ...(call.endpoint.method === 'GET'
      ? { parameters: queryParameters(request) }
      : { requestBody: { content: { 'application/json': { schema: request } } } }),
    responses: {
      200: {
        description: 'Success',
        content: json(envelope(CODES.ok.code, jsonSchema(call.response, 'output'))),
      },
      400: {
        description: 'Bad parameter: data.fields says what was expected',
        content: json(
          envelope(CODES.badParameter.code, {
            type: 'object',
            properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
          }),
        ),
      },
      404: { description: 'Not found', content: json(envelope(CODES.notFound.code, {})) },
      ...(limit !== undefined && {
        429: {
          description: 'Too many requests: data.retryAfter and Retry-After say how many seconds to wait',
          content: json(
            envelope(CODES.tooManyRequests.code, {
              type: 'object',
              properties: { retryAfter: { type: 'integer' } },
            }),
          ),
        },
      }),
    },
  };
}

/** A call that answers the same whatever became of what was sent. */
function trackingOperation(operationId: string, { endpoint, request, response }: CallSchema) {
  const isSilent = response instanceof z.ZodVoid;
  const header = (name: string, required: boolean, schema: z.ZodType) => ({
    name,
    in: 'header',
    required,
    schema: jsonSchema(schema, 'input'),
  });
  return {
    operationId,
    summary: endpoint.summary,
    requestBody: { content: json(jsonSchema(request, 'input')) },
    ...(!isSilent && {
      parameters: [
        header('sign', true, Sign),
        header('timeStamp', true, TimeStamp),
        header('saltId', false, SaltId),
      ],
    }),
    responses: {
      ...(isSilent
        ? { 204: { description: 'Received' } }
        : {
            200: {
              description: 'Received',
              content: json(envelope(CODES.ok.code, jsonSchema(response, 'output'))),
            },
          }),
      503: {
        description: 'Nothing can be stored now',
        content: json(envelope(CODES.maintenance.code, {})),
      },
    },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function envelope(code: number, data: object) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data', 'traceId'],
    properties: { code: { const: code }, msg: { type: 'string' }, data, traceId: { type: 'string' } },
  };
}

function queryParameters(schema: Record<string, unknown>) {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  return Object.entries((schema['properties'] as Record<string, object> | undefined) ?? {}).map(
    ([name, property]) => ({
      name,
      in: 'query',
      required: required.has(name),
      schema: property,
    }),
  );
}
