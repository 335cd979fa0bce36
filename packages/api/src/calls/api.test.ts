import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, trackingCalls } from '@bank/contract/schemas';
import { anArticle, aRecord } from '@bank/store/testing';
import { registerApi } from './api.ts';
import { openApiDocument } from '../open-api/open-api.ts';
import { apiOver, type TestApi } from '../testing.ts';

let api: TestApi;
const app = Fastify();

beforeAll(async () => {
  api = await apiOver([
    aRecord(
      'column',
      { key: '701001' },
      { columnId: '701001', name: 'n', page: 'p', detailPath: '/d', cover: '' },
    ),
    anArticle({ key: 'a', columnId: '701001' }),
  ]);
  registerApi(app, {
    snapshot: () => api.snapshot,
    imageBase: '/images/',
    visitorOf: () => '192.0.2.1',
    visits: api.visits,
    admit: () => undefined,
  });
});
afterAll(async () => {
  await app.close();
  await api.drop();
});

describe('the API over HTTP', () => {
  it('answers success with code 0, data and a trace id [S7-defaults]', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/webListModel/queryList',
      payload: { columnId: '701001' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      code: 0,
      msg: 'ok',
      data: { total: 1 },
      traceId: expect.any(String) as string,
    });
  });

  it('takes the numbers of a GET as text [S7-defaults]', async () => {
    const answer = await app.inject('/api/webListModel/detail?id=a&channel=1&language=CN&webLan=CN');
    expect(answer.json()).toMatchObject({ code: 0, data: { id: 'a' } });
  });

  it('answers a bad parameter with 400, code 40000 and the field named [S8-code]', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/webListModel/queryList',
      payload: { columnId: 'x' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 40000,
      data: { fields: { columnId: 'a column id of six digits' } },
    });
  });

  it('says what was expected of a field that is missing in words of its own', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/webFile/getPaper', payload: {} });
    expect(answer.json()).toMatchObject({ msg: 'Bad parameter: path (a text, which is missing)' });
  });

  it('answers what does not exist with 404 and code 40400 [S8-code]', async () => {
    const answer = await app.inject('/api/webListModel/detail?id=none');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 40400, data: null });
  });

  it('takes a body that pollutes prototypes for a bad one [S8-code]', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/webListModel/queryList',
      headers: { 'content-type': 'application/json' },
      payload: '{"columnId":"701001","__proto__":{"polluted":1}}',
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('serves every call of the contract, and nothing twice [S7-nav] [S7-config] [S7-personal]', () => {
    const addresses = Object.values(calls).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { endpoint } of Object.values(calls)) {
      expect(app.hasRoute({ method: endpoint.method, url: endpoint.path }), endpoint.path).toBe(true);
    }
  });
});

it('takes the handlers of each subject once', () => {
  const text = readFileSync(join(import.meta.dirname, 'handlers.ts'), 'utf8');
  const spread = [...text.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name);
  expect(spread.length).toBeGreaterThan(20);
  expect(spread.filter((name, at) => spread.indexOf(name) !== at)).toEqual([]);
});

describe('the OpenAPI document', () => {
  it('lists every call with its request and its answer', () => {
    const { paths } = openApiDocument() as {
      paths: Record<string, Record<string, { requestBody?: unknown; parameters?: { name: string }[] }>>;
    };
    for (const { endpoint } of Object.values(calls)) {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.path).toBeDefined();
      expect(operation?.requestBody ?? operation?.parameters, endpoint.path).toBeDefined();
    }
  });

  it('lists the tracking calls, which answer the same whatever became of the record [S7-tracking]', () => {
    const { paths } = openApiDocument() as {
      paths: Record<
        string,
        { post: { parameters?: { name: string }[]; responses: Record<string, unknown> } }
      >;
    };
    for (const [name, { endpoint }] of Object.entries(trackingCalls)) {
      const isBeacon = name === 'browseInfo';
      const operation = paths[endpoint.path]?.post;
      expect(Object.keys(operation?.responses ?? {})).toEqual([
        isBeacon ? '204' : '200',
        '405',
        '413',
        '415',
        '503',
      ]);
      const headers = operation?.parameters?.map((parameter) => parameter.name);
      expect(headers).toEqual(isBeacon ? undefined : ['sign', 'timeStamp', 'saltId']);
    }
  });
});
