import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, salesStaff, type LimitClass } from '@bank/contract';
import { aRecord, DIALECTS } from '@bank/store/testing';
import { registerApi } from '../../calls/api.ts';
import { answerDigest } from '../challenge/answer-digest.ts';
import { inWords } from '../challenge/make-question.ts';
import { createTransport } from '../../calls/in-process.ts';
import { aSalesOutlet } from '../../testing/a-sales-outlet.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const person = (staffNo: string, staffName: string, branchName: string, more: object = {}) =>
  aRecord(
    'sales-staff',
    { key: staffNo },
    {
      staffNo,
      staffName,
      branchName,
      qualifications: ['基金从业资格/F0400000123456/2999-06-30', '保险销售/B0411112222/2001-11-19'],
      productClasses: ['FUND'],
      status: '1',
      ...more,
    },
  );

const RECORDS = [
  aSalesOutlet('o1', ['北京星桥支行', 'Beijing Xingqiao Sub-branch'], ['北京', 'Beijing'], 1),
  aSalesOutlet('o2', ['上海静云支行', 'Shanghai Jingyun Sub-branch'], ['上海', 'Shanghai'], 2),
  person('011200', '林曜角', '北京星桥支行'),
  person('BY-77', '林曜角', '上海静云支行', { status: '0', productClasses: [] }),
  ...Array.from({ length: 14 }, (_, i) => person(`02000${i + 10}`, '沈曜星', '上海静云支行')),
];

/** As a reader of English works it out. */
function answerOf(question: string): string {
  const value = (words = '') => Array.from({ length: 100 }, (_, i) => inWords(i, 'EN')).indexOf(words);
  const [, first, sign, second] = /^What is (\S+) (plus|minus) (\S+)\?$/.exec(question) ?? [];
  if (sign !== undefined) return String(value(first) + (sign === 'plus' ? 1 : -1) * value(second));
  const [, by, kind, from] = /^Which number is (\S+) (more|less) than (\S+)\?$/.exec(question) ?? [];
  return String(value(from) + (kind === 'more' ? 1 : -1) * value(by));
}

const FIELDS = [
  'staffNo',
  'staffName',
  'branchName',
  'branchNameEn',
  'city',
  'cityEn',
  'qualifications',
  'productClasses',
  'status',
];

describe.each(DIALECTS)('looking up sales staff, visits on $name', (dialect) => {
  let api: TestApi;
  let app: FastifyInstance;
  const counted: LimitClass[] = [];
  let wait: number | undefined;
  beforeAll(async () => {
    api = await apiOver(RECORDS, undefined, dialect);
    app = Fastify();
    registerApi(app, {
      snapshot: () => api.snapshot,
      imageBase: '/images/',
      visitorOf: () => '192.0.2.1',
      visits: api.visits,
      admit: (_request, limit) => {
        counted.push(limit);
        return wait;
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await api.drop();
  });

  async function aCode(form = 'staff', createdAt = Date.now()): Promise<string> {
    const captchaKey = randomUUID();
    await api.visits.challenges.put({
      key: captchaKey,
      form,
      answer: answerDigest({ captchaKey, form, answer: 'A7KM' }),
      createdAt,
      expiresAt: createdAt + 300_000,
    });
    return captchaKey;
  }
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/webSalesStaff/query', payload });
  const query = async (search: object, captcha = 'A7KM') =>
    post({ ...search, captchaKey: await aCode(), captcha });

  it('finds one person by number and says what may be known [STAFF-1] [SEC-17]', async () => {
    const answer = await query({ staffNo: '011200' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json<{ data: object[] }>();
    expect(data).toEqual([
      {
        staffNo: '011200',
        staffName: '林曜角',
        branchName: '北京星桥支行',
        branchNameEn: 'Beijing Xingqiao Sub-branch',
        city: '北京',
        cityEn: 'Beijing',
        qualifications: [
          { name: '基金从业资格', certNo: 'F040******3456', validTo: '2999-06-30', isValid: '1' },
          { name: '保险销售', certNo: 'B041***2222', validTo: '2001-11-19', isValid: '0' },
        ],
        productClasses: ['FUND'],
        status: '1',
      },
    ]);
    for (const one of data) expect(Object.keys(one)).toEqual(FIELDS);
    expect(answer.body).not.toContain('F0400000123456');
  });

  it.each([
    ['a number in small letters', { staffNo: 'by-77' }, ['BY-77']],
    ['a number with spaces around it', { staffNo: ' 011200 ' }, ['011200']],
    ['a name at one outlet only', { staffName: '林曜角', branchName: '上海静云支行' }, ['BY-77']],
    ['part of a number', { staffNo: '01120' }, []],
    ['part of a name', { staffName: '林曜', branchName: '北京星桥支行' }, []],
    ['a name at another outlet', { staffName: '沈曜星', branchName: '北京星桥支行' }, []],
    ['nobody', { staffNo: '999999' }, []],
  ])('is exact: %s [STAFF-1]', async (_what, search, found) => {
    const answer = await query(search);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ data: { staffNo: string }[] }>().data.map(({ staffNo }) => staffNo)).toEqual(found);
  });

  it('gives ten people at most [STAFF-2]', async () => {
    const answer = await query({ staffName: '沈曜星', branchName: '上海静云支行' });
    expect(answer.json<{ data: unknown[] }>().data).toHaveLength(10);
  });

  it.each([
    ['a wildcard', { staffNo: '0112%' }, 'staffNo'],
    ['another wildcard', { staffNo: '01120?' }, 'staffNo'],
    ['one character', { staffNo: '0' }, 'staffNo'],
    ['a name of one character', { staffName: '林', branchName: '北京星桥支行' }, 'staffName'],
    ['a name with a wildcard', { staffName: '林*', branchName: '北京星桥支行' }, 'staffName'],
    ['a name without an outlet', { staffName: '林曜角' }, 'branchName'],
    ['an outlet without a name', { branchName: '北京星桥支行' }, 'staffName'],
    ['nothing', {}, 'staffNo'],
    ['both ways at once', { staffNo: '011200', staffName: '林曜角' }, 'staffName'],
    ['a field that is none of the call', { staffNo: '011200', phone: '1' }, 'phone'],
  ])('refuses %s and leaves the code unused [STAFF-2] [SEC-13]', async (_what, search, field) => {
    const captchaKey = await aCode();
    const answer = await post({ ...search, captchaKey, captcha: 'A7KM' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 40000, data: { fields: { [field]: expect.any(String) } } });
    expect((await post({ staffNo: '011200', captchaKey, captcha: 'A7KM' })).statusCode).toBe(200);
  });

  it('answers a wrong code with 42200 and lets it be tried again [SEC-18]', async () => {
    const captchaKey = await aCode();
    const wrong = await post({ staffNo: '011200', captchaKey, captcha: 'ZZZZ' });
    expect([wrong.statusCode, wrong.json<{ code: number }>().code]).toEqual([422, 42200]);
    // Full width, small letters and a space: what input methods make of it.
    expect((await post({ staffNo: '011200', captchaKey, captcha: 'ａ7 kM' })).statusCode).toBe(200);
  });

  it.each([
    [
      'used',
      async () => {
        const captchaKey = await aCode();
        await post({ staffNo: '011200', captchaKey, captcha: 'A7KM' });
        return captchaKey;
      },
    ],
    ['older than five minutes', () => aCode('staff', Date.now() - 300_001)],
    ['another form’s', () => aCode('feedback')],
    ['never given out', async () => randomUUID()],
  ])('answers a code that is %s with 42201 [SEC-18]', async (_what, make) => {
    const answer = await post({ staffNo: '011200', captchaKey: await make(), captcha: 'A7KM' });
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([422, 42201]);
    expect(answer.json<{ data: unknown }>().data).toBeNull();
  });

  it('accepts one of forty equal posts at the same time [SEC-18]', async () => {
    const captchaKey = await aCode();
    const posts = Array.from({ length: 40 }, () => post({ staffNo: '011200', captchaKey, captcha: 'A7KM' }));
    const codes = (await Promise.all(posts)).map((answer) => answer.json<{ code: number }>().code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 42201)).toHaveLength(39);
  });

  it('says nothing about anybody to who fails the code [SEC-17]', async () => {
    const [known, unknown] = [
      await query({ staffNo: '011200' }, 'ZZZZ'),
      await query({ staffNo: '999999' }, 'ZZZZ'),
    ];
    const { traceId: _known, ...one } = known.json<{ traceId: string }>();
    const { traceId: _unknown, ...other } = unknown.json<{ traceId: string }>();
    expect(one).toEqual(other);
  });

  it('answers at even times, found or not, refused or not [SEC-17]', async () => {
    const timed = async (search: object, captcha?: string) => {
      const captchaKey = await aCode();
      const startedAt = performance.now();
      await post({ ...search, captchaKey, captcha: captcha ?? 'A7KM' });
      return performance.now() - startedAt;
    };
    for (const [search, captcha] of [
      [{ staffNo: '011200' }],
      [{ staffNo: '999999' }],
      [{ staffNo: '011200' }, 'ZZZZ'],
      [{ staffNo: '0' }],
    ] as const) {
      expect(await timed(search, captcha)).toBeGreaterThanOrEqual(149);
    }
  });

  it('is counted before it is looked at, and says how long to wait [SEC-12]', async () => {
    counted.length = 0;
    wait = 17;
    const answer = await app.inject({ method: 'POST', url: '/api/webSalesStaff/query', payload: '{' });
    const picture = await app.inject(`/vertifyCode?captchaKey=${randomUUID()}`);
    wait = undefined;
    expect(counted).toEqual(['lookup', 'challenge']);
    for (const refused of [answer, picture]) {
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('17');
      expect(refused.json()).toMatchObject({ code: 42900, data: { retryAfter: 17 } });
    }
  });

  it('is not to be had through the transport of pages for everybody', () => {
    const client = createClient('CN', createTransport({ content: api.snapshot, imageBase: '/images/' }));
    const call = async () => client.call(salesStaff, { staffNo: '011200', captchaKey: '', captcha: '' });
    return expect(call()).rejects.toThrow(/for one visitor/);
  });

  describe('GET /vertifyCode [S7-captcha]', () => {
    const get = (asked: string) => app.inject(`/vertifyCode?${asked}`);

    it('draws a picture that nobody keeps [FB-4]', async () => {
      const answer = await get(`captchaKey=${randomUUID()}&form=staff`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'no-store',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(answer.body).toMatch(/^<svg /);
    });

    it('asks in words with mode=text, and takes the answer once [FB-4]', async () => {
      const captchaKey = randomUUID();
      const answer = await get(`captchaKey=${captchaKey}&form=staff&mode=text&language=EN`);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { question } = answer.json<{ data: { question: string } }>().data;
      expect(question).toMatch(/^(What|Which) .+\?$/);
      const tried = await post({ staffNo: '011200', captchaKey, captcha: '0' });
      expect(tried.json()).toMatchObject({ code: 42200 });
      expect((await post({ staffNo: '011200', captchaKey, captcha: answerOf(question) })).statusCode).toBe(
        200,
      );
      const again = await post({ staffNo: '011200', captchaKey, captcha: answerOf(question) });
      expect(again.json()).toMatchObject({ code: 42201 });
    });

    it.each([
      ['no key', ''],
      ['a key that is no UUID', 'captchaKey=abc'],
      ['an unknown form', `captchaKey=${randomUUID()}&form=other`],
      ['an unknown mode', `captchaKey=${randomUUID()}&mode=audio`],
      ['an unknown field', `captchaKey=${randomUUID()}&x=1`],
      ['a key that comes twice', `captchaKey=${randomUUID()}&captchaKey=${randomUUID()}`],
    ])('refuses %s', async (_what, asked) => {
      const answer = await get(asked);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 40000 });
    });
  });
});
