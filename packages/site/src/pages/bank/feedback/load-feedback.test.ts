import { beforeAll, describe, expect, it } from 'vitest';
import { submitFeedback, type Client, type RouteDef } from '@bank/contract';
import { loadFeedback } from './load-feedback.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';

const KEY = '6f1c1f0e-1d7a-4c9b-8a5e-0a8d5a0d1c11';
const CONTENT = '网点分布页的地图，希望能记住上次选择的城市。';

function load(posted?: Record<string, string>, query: Record<string, string> = {}) {
  const sent: unknown[] = [];
  const call = async ({ path }: { path: string }, request: unknown) => {
    if (path !== submitFeedback.path) throw new Error(`${path} is asked for`);
    sent.push(request);
    return { ticketNo: 'FB20261120-7K4Q9M' };
  };
  const client = { language: 'CN', call } as unknown as Client;
  const record = {} as RouteDef;
  const data = loadFeedback({
    client,
    language: 'CN',
    record,
    query,
    signal: undefined,
    ...(posted && { posted }),
  });
  return { data, sent };
}

beforeAll(() => feedbackWords.load('CN'));

describe('feedback without script', () => {
  it('holds nothing of anybody in the page for everybody', async () => {
    expect(await load().data).toEqual({});
    expect(await load(undefined, { from: '/bobbank/map' }).data).toEqual({ from: '/bobbank/map' });
  });

  it('gets the id of its draft with its verification code, and keeps it from then on [FB-1]', async () => {
    const first = await load({ feedbackType: '3', content: CONTENT }).data;
    const draftId = first.sent?.values['draftId'];
    expect(draftId).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.sent?.problems).toEqual({});
    const posted = {
      feedbackType: '3',
      content: '短',
      draftId: draftId ?? '',
      captchaKey: KEY,
      captcha: 'A7KM',
    };
    const second = load(posted);
    expect((await second.data).sent?.values).toMatchObject({ draftId, content: '短' });
    expect((await second.data).sent?.problems).toEqual({ content: '具体内容至少填写 10 个字' });
    expect(second.sent).toEqual([]);
  });

  it('is sent with its draft, and nothing of it is given back afterwards', async () => {
    const posted = {
      feedbackType: '3',
      content: CONTENT,
      phone: '13800138000',
      draftId: KEY,
      captchaKey: KEY,
      captcha: 'A7KM',
    };
    const { data, sent } = load(posted);
    const { sent: answered } = await data;
    expect(answered?.answer).toEqual({ kind: 'answered', result: { ticketNo: 'FB20261120-7K4Q9M' } });
    expect(answered?.values).toEqual({});
    expect(sent).toEqual([
      {
        draftId: KEY,
        feedbackType: '3',
        content: CONTENT,
        phone: '13800138000',
        captchaKey: KEY,
        captcha: 'A7KM',
      },
    ]);
  });
});
