import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOpinion, submitFeedback, type LimitClass } from '@bank/contract';
import { collected, DIALECTS } from '@bank/store/testing';
import { registerApi } from '../../calls/api.ts';
import { answerDigest } from '../challenge/answer-digest.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const CONTENT = '网点分布页的地图很好用，希望能记住上次选择的城市。';

interface Answer {
  code: number;
  data: { ticketNo: string };
}

describe.each(DIALECTS)('sending feedback, kept on $name', (dialect) => {
  let api: TestApi;
  let app: FastifyInstance;
  const counted: LimitClass[] = [];
  beforeAll(async () => {
    api = await apiOver([], undefined, dialect);
    app = Fastify();
    registerApi(app, {
      snapshot: () => api.snapshot,
      imageBase: '/images/',
      visits: api.visits,
      visitorOf: () => '192.0.2.1',
      admit: (_request, limit) => void counted.push(limit),
    });
  });
  afterAll(async () => {
    await app.close();
    await api.drop();
  });

  async function aCode(form = 'feedback'): Promise<string> {
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
  const aDraft = async (parts: object = {}) => ({
    draftId: randomUUID(),
    feedbackType: '3',
    content: CONTENT,
    captchaKey: await aCode(),
    captcha: 'A7KM',
    ...parts,
  });
  const post = (payload: object) => app.inject({ method: 'POST', url: submitFeedback.path, payload });
  const kept = async () => collected(api.visits.feedback.list({ since: 0, until: Number.MAX_SAFE_INTEGER }));
  const keptUnder = async (ticket: string) => (await kept()).filter(({ ticketNo }) => ticketNo === ticket);

  it('is answered with the number that it is kept under [FB-1]', async () => {
    counted.length = 0;
    const draft = await aDraft({
      name: ' 林先生 ',
      phone: '010-66000001',
      email: 'lin@example.com',
      pageUrl: '/bobbank/map',
    });
    const answer = await post({ ...draft, language: 'EN' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { ticketNo } = answer.json<Answer>().data;
    expect(ticketNo).toMatch(/^FB\d{8}-[2-79A-Z]{6}$/);
    expect(await keptUnder(ticketNo)).toEqual([
      {
        ticketNo,
        type: '3',
        content: CONTENT,
        name: '林先生',
        phone: '010-66000001',
        email: 'lin@example.com',
        pageUrl: '/bobbank/map',
        language: 'EN',
        isSuspect: false,
        createdAt: expect.any(Number) as number,
      },
    ]);
    expect(counted).toEqual(['form']);
  });

  it('is kept once when the same draft is sent again with its used code [FB-1]', async () => {
    const draft = await aDraft();
    const before = (await kept()).length;
    const [first, second] = [await post(draft), await post(draft)];
    expect(second.json<Answer>().data).toEqual(first.json<Answer>().data);
    expect(await kept()).toHaveLength(before + 1);
  });

  it('is kept again when the draft has been changed, and needs a code for that', async () => {
    const draft = await aDraft();
    const first = (await post(draft)).json<Answer>().data;
    const changed = { ...draft, content: `${CONTENT}另外，英文页也一样。` };
    expect((await post(changed)).json()).toMatchObject({ code: 42201 });
    const second = (await post({ ...changed, captchaKey: await aCode() })).json<Answer>().data;
    expect(second.ticketNo).not.toBe(first.ticketNo);
  });

  it('is kept once when forty come at the same time [FB-1] [SEC-18]', async () => {
    const draft = await aDraft();
    const before = (await kept()).length;
    const codes = (await Promise.all(Array.from({ length: 40 }, () => post(draft)))).map(
      (answer) => answer.json<Answer>().code,
    );
    expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => code === 0 || code === 42201)).toBe(true);
    expect(await kept()).toHaveLength(before + 1);
  });

  it('is marked, not dropped, when a field that nobody sees is filled in [FB-2]', async () => {
    const { ticketNo } = (await post(await aDraft({ website: 'http://spam.example' }))).json<Answer>().data;
    expect((await keptUnder(ticketNo)).map(({ isSuspect }) => isSuspect)).toEqual([true]);
  });

  it.each([
    ['nine characters', { content: '一二三四五六七八九' }, 'content'],
    ['501 characters', { content: '字'.repeat(501) }, 'content'],
    ['spaces for characters', { content: ' '.repeat(40) }, 'content'],
    ['a NUL in it', { content: `${CONTENT}\u0000` }, 'content'],
    ['the number of a card', { content: `${CONTENT} 4111 1111 1111 1111` }, 'content'],
    ['an identity number', { content: `${CONTENT} 11010519491231002X` }, 'content'],
    ['no type', { feedbackType: undefined }, 'feedbackType'],
    ['a type that there is not', { feedbackType: '7' }, 'feedbackType'],
    ['a telephone number that is none', { phone: '12345' }, 'phone'],
    ['an address that is none', { email: 'lin@example' }, 'email'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 'email'],
    ['a header in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['a name of 41 characters', { name: '林'.repeat(41) }, 'name'],
    ['a page of another site', { pageUrl: 'https://evil.example/' }, 'pageUrl'],
    ['a page of another host', { pageUrl: '//evil.example/' }, 'pageUrl'],
    ['a complaint without a way to answer it', { feedbackType: '5' }, 'phone'],
    ['a draft without an id', { draftId: '1' }, 'draftId'],
    ['a field that is none of the call', { isSuspect: false }, 'isSuspect'],
  ])('refuses %s by name, and keeps nothing [FB-1] [FB-2] [SEC-13]', async (_what, parts, field) => {
    const before = (await kept()).length;
    const answer = await post(await aDraft(parts));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 40000,
      data: { fields: { [field]: expect.any(String) as string } },
    });
    expect(await kept()).toHaveLength(before);
  });

  it.each([
    ['ten characters of four bytes', { content: '𠮷'.repeat(10) }],
    ['500 characters', { content: '𠮷'.repeat(500) }],
    ['a complaint with an address', { feedbackType: '5', email: 'lin.li+bank@mail.example.com' }],
    ['a number with an extension', { phone: '0755-86000001-123' }],
    ['two lines', { content: `${CONTENT}\n\t谢谢` }],
  ])('takes %s [FB-1]', async (_what, parts) => {
    expect((await post(await aDraft(parts))).statusCode).toBe(200);
  });

  it('keeps nothing of who fails the code, or brings another form’s [SEC-18]', async () => {
    const before = (await kept()).length;
    expect((await post(await aDraft({ captcha: 'ZZZZ' }))).json()).toMatchObject({ code: 42200 });
    expect((await post(await aDraft({ captchaKey: await aCode('staff') }))).json()).toMatchObject({
      code: 42201,
    });
    expect(await kept()).toHaveLength(before);
  });

  it('counts whether a page was useful, with the forms [FB-3] [SEC-12]', async () => {
    counted.length = 0;
    const opinion = (payload: object) =>
      app.inject({ method: 'POST', url: pageOpinion.path, payload: { path: '/bobbank/map', ...payload } });
    expect((await opinion({ useful: '1' })).json()).toMatchObject({ code: 0, data: true });
    await opinion({ useful: '0' });
    for (const [wrong, field] of [
      [{ useful: '2' }, 'useful'],
      [{ useful: '1', path: 'https://evil.example/' }, 'path'],
      [{ useful: '1', path: '//evil.example' }, 'path'],
      [{ useful: '1', name: '林' }, 'name'],
    ] as const) {
      const refused = await opinion(wrong);
      expect(refused.json()).toMatchObject({
        code: 40000,
        data: { fields: { [field]: expect.any(String) as string } },
      });
    }
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());
    expect(await api.visits.opinions.list({ from: today, to: today })).toEqual([
      { path: '/bobbank/map', useful: 1, useless: 1 },
    ]);
    expect(new Set(counted)).toEqual(new Set(['form']));
  });
});
