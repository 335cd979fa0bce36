import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { trackingCalls } from '@bank/contract/schemas';
import type { ContentSnapshot, NewVisitRecord, VisitsStore } from '@bank/store';
import { registerApi } from '../api.ts';
import { openApiDocument } from '../open-api.ts';
import { aTrackRecord, aWholeRecord, OLD_SALT, SALT, signed } from './testing/signed-beacon.ts';

const BROWSE = '/api/point/browse/info';
const WHOLE = '/api/sysContentPoint/whole/info';
const CAREERS = '/api/sysContentPoint/analysis/info';

const stored: NewVisitRecord[] = [];
const outcomes: string[] = [];
let isAway = false;
let wait: number | undefined;

const app = Fastify();
registerApi(app, {
  snapshot: () => ({}) as ContentSnapshot,
  imageBase: '/images/',
  visits: {} as VisitsStore,
  visitorOf: () => '192.0.2.1',
  admit: (_request, limit) => (limit === 'beacon' ? wait : undefined),
  tracking: {
    salts: [SALT, OLD_SALT],
    now: Date.now,
    count: (outcome) => outcomes.push(outcome),
    async store(record) {
      if (isAway) throw new Error('away');
      stored.push(record);
      return true;
    },
  },
});
beforeEach(() => {
  stored.length = outcomes.length = 0;
  isAway = false;
  wait = undefined;
});
afterAll(() => app.close());

let made = 0;
const aBeacon = (parts: object = {}) =>
  signed(aTrackRecord({ view: `viewnumber${(made += 1)}`, ...parts }), { at: Date.now() });

async function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: text,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return {
    status: answer.statusCode,
    body: answer.body,
    cacheControl: answer.headers['cache-control'],
    ...(answer.body !== '' && { code: answer.json<{ code: number }>().code }),
  };
}

const withHeaders = ({ info, timeStamp, sign }: ReturnType<typeof signed>) =>
  [{ info }, { timeStamp, sign }] as const;

describe('the tracking calls over HTTP', () => {
  it('answer 204 and nothing else, whatever became of the record [S7-tracking]', async () => {
    const right = aBeacon();
    const answers = [
      await post(BROWSE, right),
      await post(BROWSE, right),
      await post(BROWSE, { ...aBeacon(), sign: '0'.repeat(64) }),
      await post(BROWSE, signed(aTrackRecord(), { at: Date.now() - 301_000 })),
      await post(BROWSE, aBeacon({ duration: 1_999 })),
      await post(BROWSE, aBeacon({ duration: 1_200_001 })),
      await post(BROWSE, '{"info":'),
      await post(BROWSE, '[[[[[[[[[[[[]]]]]]]]]]]]'),
      await post(BROWSE, ''),
    ];
    wait = 30;
    answers.push(await post(BROWSE, aBeacon()));
    for (const answer of answers) {
      expect(answer).toEqual({ status: 204, body: '', cacheControl: 'no-store' });
    }
    expect(outcomes).toEqual([
      'stored',
      'replayed',
      'forged',
      'stale',
      'tooShort',
      'tooLong',
      'malformed',
      'malformed',
      'malformed',
      'limited',
    ]);
    expect(stored).toHaveLength(1);
  });

  it.each([
    [WHOLE, aWholeRecord(), 'wholeWebsiteDisplay'],
    [CAREERS, aTrackRecord({ actionType: 'click', duration: 0, divide: 'TOPBAR' }), 'careers'],
  ])(
    '%s takes sign and time stamp as headers and always answers true [S7-start] [S7-tracking]',
    async (url, record, action) => {
      const [body, headers] = withHeaders(signed(record, { at: Date.now() }));
      const right = await post(url, body, headers);
      const forged = await post(url, body, { ...headers, sign: 'f'.repeat(64) });
      const bare = await post(url, body);
      for (const answer of [right, forged, bare]) expect(answer).toMatchObject({ status: 200, code: 0 });
      expect(JSON.parse(right.body)).toMatchObject({ code: 0, data: true });
      expect(outcomes).toEqual(['stored', 'forged', 'malformed']);
      expect(stored.map((one) => one.action)).toEqual([action]);
      const old = signed(record, { at: Date.now(), salt: OLD_SALT });
      await post(url, { info: old.info }, { timeStamp: old.timeStamp, sign: old.sign, saltId: 'before' });
      expect(outcomes.at(-1)).toBe('stored');
    },
  );

  it('take no longer for what is stored than for what is not [S7-tracking]', async () => {
    const timed = async (payload: object) => {
      const startedAt = performance.now();
      await post(BROWSE, payload);
      return performance.now() - startedAt;
    };
    for (const payload of [aBeacon(), { ...aBeacon(), sign: '0'.repeat(64) }, {}]) {
      expect(await timed(payload)).toBeGreaterThanOrEqual(149);
    }
  });

  it('do not say that something is stored while nothing can be', async () => {
    isAway = true;
    expect(await post(BROWSE, aBeacon())).toMatchObject({ status: 503, code: 50_300 });
    expect(outcomes).toEqual(['unstored']);
  });

  it('take 4,096 bytes and not one more, and JSON alone [S7-tracking]', async () => {
    expect((await post(BROWSE, ' '.repeat(4_096))).status).toBe(204);
    expect((await post(BROWSE, ' '.repeat(4_097))).status).toBe(413);
    expect((await post(BROWSE, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('stand in the OpenAPI document with what they ask for', () => {
    const { paths } = openApiDocument() as {
      paths: Record<
        string,
        { post: { parameters?: { name: string }[]; responses: Record<string, unknown> } }
      >;
    };
    for (const { endpoint } of Object.values(trackingCalls)) {
      const operation = paths[endpoint.path]?.post;
      expect(Object.keys(operation?.responses ?? {})).toEqual([
        endpoint.path === BROWSE ? '204' : '200',
        '503',
      ]);
      const headers = operation?.parameters?.map(({ name }) => name);
      expect(headers).toEqual(endpoint.path === BROWSE ? undefined : ['sign', 'timeStamp', 'saltId']);
    }
  });
});
