import { beforeAll, describe, expect, it } from 'vitest';
import {
  CallRejected,
  challengeQuestion,
  salesOutlets,
  salesStaff,
  type Client,
  type RouteDef,
} from '@bank/contract';
import { sampleChrome } from '../../../frame/chrome/testing/sample-chrome.ts';
import { tellOfBank } from '../../../words/loading/bank-facts.ts';
import { loadStaffSearch } from './load-staff-search.ts';

const OUTLETS = [
  {
    branchName: '北京星桥支行',
    branchNameEn: 'Beijing Xingqiao Sub-branch',
    city: '北京',
    cityEn: 'Beijing',
  },
];
const KEY = '6f1c1f0e-1d7a-4c9b-8a5e-0a8d5a0d1c11';

/** Answers the three calls; `staff` is what the look-up does. */
function aClient(staff: () => unknown = () => []) {
  const asked: { path: string; request: unknown }[] = [];
  const call = async ({ path }: { path: string }, request: unknown) => {
    asked.push({ path, request });
    if (path === salesOutlets.path) return OUTLETS;
    return path === challengeQuestion.path ? { question: '七十加三等于多少？' } : staff();
  };
  return { asked, client: { language: 'CN', call } as unknown as Client };
}
const load = (client: Client, posted?: Record<string, string>) =>
  loadStaffSearch({
    client,
    language: 'CN',
    record: {} as RouteDef,
    query: {},
    signal: undefined,
    ...(posted && { posted }),
  });
const rejected =
  (code: number, data: unknown = null) =>
  () => {
    throw new CallRejected({ code, msg: '', data, traceId: '' });
  };

beforeAll(() => tellOfBank('CN', sampleChrome('CN').config));

describe('the look-up of sales staff without script', () => {
  it('holds nothing of anybody in the page for everybody', async () => {
    const { client, asked } = aClient();
    expect(await load(client)).toEqual({ outlets: OUTLETS });
    expect(asked.map(({ path }) => path)).toEqual([salesOutlets.path]);
  });

  it('gives a code in answer to the first sending, and asks nothing yet', async () => {
    const { client, asked } = aClient();
    const { sent } = await load(client, { by: 'number', staffNo: '011200' });
    expect(sent).toMatchObject({ values: { staffNo: '011200' }, problems: {}, challenge: { mode: 'image' } });
    expect(asked.map(({ path }) => path)).not.toContain(salesStaff.path);
  });

  it('tells at the first sending what is wrong with the fields', async () => {
    const { sent } = await load(aClient().client, { by: 'number', staffNo: '0' });
    expect(Object.keys(sent?.problems ?? {})).toEqual(['staffNo']);
  });

  it('gives a sum instead of a picture when asked to', async () => {
    const { sent } = await load(aClient().client, {
      staffNo: '0',
      captchaKey: KEY,
      captcha: '',
      ask: 'text',
    });
    expect(sent?.challenge).toMatchObject({ mode: 'text', question: '七十加三等于多少？' });
    expect(sent?.problems).toEqual({});
  });

  it('asks with the code, and brings a new one for the next look-up', async () => {
    const { client, asked } = aClient();
    const { sent } = await load(client, {
      staffNo: '011200',
      captchaKey: KEY,
      captcha: '73',
      captchaMode: 'text',
    });
    expect(asked.find(({ path }) => path === salesStaff.path)?.request).toEqual({
      staffNo: '011200',
      captchaKey: KEY,
      captcha: '73',
    });
    expect(sent?.answer).toEqual({ kind: 'answered', result: [] });
    expect(sent?.challenge.mode).toBe('text');
    expect(sent?.challenge.captchaKey).not.toBe(KEY);
  });

  it.each([
    [42200, null, '验证码错误，请重新输入，或换一个再试'],
    [42201, null, '验证码已失效，已为您换新，请按新的填写'],
  ])('puts what the code was refused with (%i) at its field [SEC-18]', async (code, data, message) => {
    const { client } = aClient(rejected(code, data));
    const { sent } = await load(client, { staffNo: '011200', captchaKey: KEY, captcha: 'A7KM' });
    expect(sent?.problems).toEqual({ captcha: message });
  });

  it.each([
    [42900, { retryAfter: 41 }, '操作过于频繁，请 41 秒后再试。急需核实请致电 95526。'],
    [50300, null, '查询暂时无法使用，请稍后再试，或致电 95526 核实。'],
  ])('says in words what else happened (%i) [SEC-12] [REL-4]', async (code, data, message) => {
    const { client } = aClient(rejected(code, data));
    const { sent } = await load(client, { staffNo: '011200', captchaKey: KEY, captcha: 'A7KM' });
    expect(sent?.answer).toEqual({ kind: 'failed', message });
  });
});
