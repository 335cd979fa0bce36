import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, createClient, guaranteeLetter, type LimitClass } from '@bank/contract';
import { digestByCode, digestByDate, letterKeyId, letterRecordKey } from '@bank/contract/letter-digest';
import { aRecord, DIALECTS } from '@bank/store/testing';
import { registerApi } from '../../calls/api.ts';
import { answerDigest } from '../challenge/answer-digest.ts';
import { createTransport, createVisitorTransport } from '../../calls/in-process.ts';
import { aBranch } from '../../testing/a-branch.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const KEY = Buffer.alloc(32, 7);

function aLetter(letterNo: string, change: object = {}) {
  const known = { letterNo, amount: '1200000.00', currency: 'CNY' };
  return aRecord(
    'guarantee-letter',
    { key: letterRecordKey(KEY, letterNo) },
    {
      keyId: letterKeyId(KEY),
      byDate: digestByDate(KEY, known, '2026-09-18'),
      byCode: digestByCode(KEY, known, 'FTQA9QMP'),
      guaranteeType: '2',
      issuingBranch: '北京分行营业部',
      issueDate: '2026-09-18',
      expiryDate: '2999-07-18',
      isCancelled: false,
      applicantMasked: '天津****有限公司',
      beneficiaryMasked: '河北****有限公司',
      ...change,
    },
  );
}

const GOOD = {
  letterNo: 'BYLY-BJ2026-010078',
  amount: '1200000',
  currency: 'CNY' as const,
  issueDate: '2026-09-18',
};
const { issueDate: _issueDate, ...UNDATED } = GOOD;
const FIELDS = [
  'matched',
  'letterNo',
  'guaranteeType',
  'issuingBranch',
  'issuingBranchEn',
  'issueDate',
  'expiryDate',
  'status',
  'applicantMasked',
  'beneficiaryMasked',
  'queryTime',
];

interface Answer {
  code: number;
  data: { matched: boolean; status: string; queryTime: string; fields?: Record<string, string> };
}

describe.each(DIALECTS)('checking a letter of guarantee, visits on $name', (dialect) => {
  let api: TestApi;
  let app: FastifyInstance;
  let key: Buffer | undefined = KEY;
  const counted: LimitClass[] = [];
  beforeAll(async () => {
    api = await apiOver(
      [
        aBranch('b1', { name: '北京分行营业部', nameEn: 'Beijing Branch, Banking Department' }),
        aLetter('BYLY-BJ2026-010078'),
        aLetter('BYLY-BJ2020-000001', { expiryDate: '2021-01-01' }),
        aLetter('BYLY-BJ2026-000002', { isCancelled: true }),
      ],
      undefined,
      dialect,
    );
    app = Fastify();
    registerApi(app, {
      snapshot: () => api.snapshot,
      imageBase: '/images/',
      visits: api.visits,
      letterKey: () => key,
      visitorOf: () => '192.0.2.1',
      admit: (_request, limit) => void counted.push(limit),
    });
  });
  afterAll(async () => {
    await app.close();
    await api.drop();
  });

  async function aCode(form = 'letter'): Promise<string> {
    const captchaKey = randomUUID();
    const createdAt = Date.now();
    const answer = answerDigest({ captchaKey, form, answer: 'A7KM' });
    await api.visits.challenges.put({
      key: captchaKey,
      form,
      answer,
      createdAt,
      expiresAt: createdAt + 300_000,
    });
    return captchaKey;
  }
  const post = (payload: object) => app.inject({ method: 'POST', url: guaranteeLetter.path, payload });
  const query = async (asked: object, captcha = 'A7KM') =>
    post({ ...asked, captchaKey: await aCode(), captcha });

  it('says that it matches and what may be known, never the amount [CORP-1] [SEC-17]', async () => {
    const answer = await query(GOOD);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json<Answer>();
    expect(data).toEqual({
      matched: true,
      letterNo: 'BYLY-BJ2026-010078',
      guaranteeType: '2',
      issuingBranch: '北京分行营业部',
      issuingBranchEn: 'Beijing Branch, Banking Department',
      issueDate: '2026-09-18',
      expiryDate: '2999-07-18',
      status: 'VALID',
      applicantMasked: '天津****有限公司',
      beneficiaryMasked: '河北****有限公司',
      queryTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/) as string,
    });
    expect(Object.keys(data)).toEqual(FIELDS);
    expect(answer.body).not.toMatch(/1200000|[0-9a-f]{16}/);
  });

  it.each([
    ['the check code in place of the date', { ...UNDATED, checkCode: 'ftqa9qmp' }],
    ['small letters and spaces around', { ...GOOD, letterNo: ' byly-bj2026-010078 ' }],
    ['the amount with its decimals', { ...GOOD, amount: '1200000.00' }],
    ['no currency, which is yuan', { ...GOOD, currency: undefined }],
  ])('matches by %s [CORP-1]', async (_what, asked) => {
    expect((await query(asked)).json<Answer>().data.matched).toBe(true);
  });

  it.each([
    ['BYLY-BJ2020-000001', 'EXPIRED'],
    ['BYLY-BJ2026-000002', 'CANCELLED'],
  ])('says of %s that it is %s [CORP-1]', async (letterNo, status) => {
    expect((await query({ ...GOOD, letterNo })).json<Answer>().data).toMatchObject({ matched: true, status });
  });

  it('answers every way of being wrong alike [CORP-2] [SEC-17]', async () => {
    const wrong = [
      { ...GOOD, letterNo: 'BYLY-BJ2026-010079' },
      { ...GOOD, amount: '1200000.01' },
      { ...GOOD, currency: 'USD' },
      { ...GOOD, issueDate: '2026-09-19' },
      { ...UNDATED, checkCode: 'FTQA9QMX' },
      // The code of a letter is no date, and a part of its number no number.
      { ...GOOD, letterNo: 'BYLY-BJ2026-01007' },
    ];
    const bodies = [];
    for (const asked of wrong) {
      const answer = await query(asked);
      expect(answer.statusCode).toBe(200);
      const { data } = answer.json<Answer>();
      expect(Object.keys(data)).toEqual(FIELDS);
      bodies.push(JSON.stringify({ ...data, letterNo: '', queryTime: '' }));
    }
    expect(new Set(bodies)).toEqual(
      new Set([
        JSON.stringify({ ...Object.fromEntries(FIELDS.map((field) => [field, ''])), matched: false }),
      ]),
    );
  });

  it.each([
    ['a number with a wildcard', { ...GOOD, letterNo: 'BYLY%' }, 'letterNo'],
    ['a number that is too short', { ...GOOD, letterNo: 'BY-1' }, 'letterNo'],
    ['an amount of three decimals', { ...GOOD, amount: '1.234' }, 'amount'],
    ['an amount of nothing', { ...GOOD, amount: '0.00' }, 'amount'],
    ['a negative amount', { ...GOOD, amount: '-5' }, 'amount'],
    ['a number for an amount', { ...GOOD, amount: 1200000 }, 'amount'],
    ['a currency that there is not', { ...GOOD, currency: 'XXX' }, 'currency'],
    ['neither date nor code', UNDATED, 'issueDate'],
    ['both date and code', { ...GOOD, checkCode: 'FTQA9QMP' }, 'checkCode'],
    ['a day that the calendar lacks', { ...GOOD, issueDate: '2026-02-30' }, 'issueDate'],
    ['a field that is none of the call', { ...GOOD, applicant: 'x' }, 'applicant'],
  ])('refuses %s by name, and leaves the code unused [CORP-2] [SEC-13]', async (_what, asked, field) => {
    const captchaKey = await aCode();
    const answer = await post({ ...asked, captchaKey, captcha: 'A7KM' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 40000,
      data: { fields: { [field]: expect.any(String) as string } },
    });
    expect((await post({ ...GOOD, captchaKey, captcha: 'A7KM' })).statusCode).toBe(200);
  });

  it('says nothing about any letter to who fails the code, or brings another form’s [SEC-17] [SEC-18]', async () => {
    const [known, unknown] = [await query(GOOD, 'ZZZZ'), await query({ ...GOOD, amount: '1' }, 'ZZZZ')];
    const { traceId: _known, ...one } = known.json<{ traceId: string }>();
    const { traceId: _unknown, ...other } = unknown.json<{ traceId: string }>();
    expect(one).toEqual(other);
    expect(one).toMatchObject({ code: 42200, data: null });
    const borrowed = await post({ ...GOOD, captchaKey: await aCode('staff'), captcha: 'A7KM' });
    expect(borrowed.json()).toMatchObject({ code: 42201 });
  });

  it('answers at even times and is counted with look-ups [SEC-12] [SEC-17]', async () => {
    counted.length = 0;
    for (const asked of [GOOD, { ...GOOD, amount: '2' }, { ...GOOD, amount: '' }]) {
      const startedAt = performance.now();
      await query(asked);
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
    }
    expect(counted).toEqual(['lookup', 'lookup', 'lookup']);
  });

  it.each([
    ['missing', undefined],
    ['another one', Buffer.alloc(32, 9)],
  ])(
    'does not call a good letter unknown when the key is %s, and leaves the code unused',
    async (_what, wrong) => {
      const captchaKey = await aCode();
      key = wrong;
      const answer = await post({ ...GOOD, captchaKey, captcha: 'A7KM' });
      key = KEY;
      expect(answer.statusCode).toBe(503);
      expect((await post({ ...GOOD, captchaKey, captcha: 'A7KM' })).json<Answer>().data.matched).toBe(true);
    },
  );

  it('tells a page without script that it cannot answer, instead of failing the page', async () => {
    const deps = {
      content: api.snapshot,
      imageBase: '/images/',
      visits: api.visits,
      visitor: '192.0.2.1',
      now: Date.now,
    };
    const visitors = createVisitorTransport(createTransport(deps), deps, () => undefined);
    const call = createClient('CN', visitors.transport).call(guaranteeLetter, {
      ...GOOD,
      captchaKey: await aCode(),
      captcha: 'A7KM',
    });
    await expect(call).rejects.toThrow(CallRejected);
    expect(visitors.refusedWith()).toMatchObject({ code: 50300 });
  });
});
