import { describe, expect, it } from 'vitest';
import { calls, ChallengePictureRequest, visitorCalls } from '@bank/contract/schemas';
import type { z } from 'zod';
import { checkRequest, fieldsOf } from './check-request.ts';

const REQUESTS: readonly (readonly [string, z.ZodType])[] = [
  ...[...Object.values(calls), ...Object.values(visitorCalls)].map(
    ({ endpoint, request }) => [`${endpoint.method} ${endpoint.path}`, request] as const,
  ),
  ['GET /vertifyCode', ChallengePictureRequest],
];

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  1e30,
  -1.5,
  '',
  'no such thing',
  'x'.repeat(5_000),
  [],
  [1],
  ['no such thing'],
  Array.from({ length: 500 }, () => '1'),
  {},
];

/** In the words of the library that checks, which names its own types and not what the call is for. */
const LIBRARY_WORDS =
  /^Invalid|^Too (?:big|small)|^Unrecognized|\breceived\b|\bexpected\b|^$|^another value$/;

function problemsOf(schema: z.ZodType, given: unknown): Record<string, string> {
  const { error } = checkRequest(schema, given);
  return error === undefined ? {} : fieldsOf(error);
}

const fieldNames = (schema: z.ZodType) => ('shape' in schema ? Object.keys(schema.shape as object) : []);

describe('a request that a call does not take', () => {
  it.each(REQUESTS)('%s is told what was expected of each field in plain words', (_address, schema) => {
    const bodies = [
      ...WRONG,
      { noField: 1 },
      ...fieldNames(schema).flatMap((name) => WRONG.map((value) => ({ [name]: value }))),
    ];
    const said = bodies.flatMap((body) => Object.entries(problemsOf(schema, body)));
    expect(said.filter(([, expected]) => LIBRARY_WORDS.test(expected))).toEqual([]);
    expect(said).toContainEqual(['noField', 'is not a field of this call']);
  });

  it.each([
    [{}, { path: 'a text, which is missing' }],
    [{ path: 7 }, { path: 'a text, not 7' }],
    [{ path: ['a'] }, { path: 'a text, not a list' }],
    [{ path: 'x'.repeat(61) }, { path: 'a text of at most 60 characters' }],
    [{ path: 'a', language: 'FR' }, { language: 'one of CN, EN' }],
    [{ path: 'a', channel: '2' }, { channel: 'only 1' }],
    [[], { body: 'an object, not a list' }],
  ])('names what, where and what was expected: %o', (given, said) => {
    expect(problemsOf(calls.paperInLanguages.request, given)).toEqual(said);
  });
});
