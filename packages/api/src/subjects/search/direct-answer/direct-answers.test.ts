import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@bank/contract';
import { aBank } from '../../../testing/a-bank.ts';
import { aBranch } from '../../../testing/a-branch.ts';
import { aDeposit } from '../../../testing/a-deposit.ts';
import { aFund } from '../../../testing/a-fund.ts';
import { aProduct } from '../../../testing/a-product.ts';
import { parsedInBoth } from '../../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../../testing.ts';
import { directAnswersTo } from './direct-answers.ts';

const deposit = (key: string, kind: 'FIXED' | 'DEMAND', rate: string) =>
  LANGUAGES.map((language) => aDeposit(key, { kind, rate }, language));
const lpr = (termCode: string, rate: string, effectiveDate: string) =>
  parsedInBoth('loan-rate', `${termCode}-${effectiveDate}`, {
    sort: 1,
    kind: 'LPR',
    termCode,
    termName: 'LPR',
    rate,
    effectiveDate,
  });
const branch = (key: string, name: string, nameEn: string) =>
  LANGUAGES.map((language) => aBranch(key, { name, nameEn }, language));

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    ...aBank(),
    ...parsedInBoth('fx-rate', 'usd', {
      currency: 'USD',
      currencyName: '美元',
      unit: 100,
      spotBuy: '707.15',
      cashBuy: '701.40',
      spotSell: '710.12',
      cashSell: '710.12',
      middleRate: '708.21',
      changeRate: '0.12',
      publishTime: '2026-11-20T10:30:00+08:00',
      sort: 1,
    }),
    ...deposit('fixed', 'FIXED', '1.10'),
    ...deposit('demand', 'DEMAND', '0.45'),
    ...lpr('1Y', '3.00', '2026-11-20'),
    ...lpr('5Y', '3.50', '2026-11-20'),
    ...lpr('1Y', '3.10', '2026-10-20'),
    ...branch('xueyuan', '学院路支行', 'Xueyuan Road Sub-branch'),
    ...branch('one', '同名支行', 'One Sub-branch'),
    ...branch('other', '同名支行', 'Other Sub-branch'),
    ...LANGUAGES.map((language) => aFund('000001', { fundName: '澄江优选混合 A' }, language)),
    ...LANGUAGES.map((language) => aProduct('TX26090', { prodName: '天璇·稳健 90 天' }, language)),
  ]);
});
afterAll(() => api.drop());

const answers = (keyword: string, language: Language = 'CN') =>
  directAnswersTo({ content: api.snapshot, imageBase: '/images/' }, language, keyword);
const kinds = async (keyword: string, language?: Language) =>
  (await answers(keyword, language)).map(({ kind }) => kind);

describe('what is asked for by itself', () => {
  it.each([
    ['LPR', 'lpr|LPR利率|最新LPR|贷款市场报价利率|贷款利率|贷款基准利率|ＬＰＲ 是多少？'],
    ['LPR', 'loan prime rate|lpr rate|loan rate|loan rates'],
    ['DEPOSIT', '存款利率|定期存款利率|定期利率|定存利率|整存整取利率|整存整取'],
    ['DEPOSIT', 'deposit rates|deposit rate|fixed deposit rate|fixed deposit rates|time deposit rates'],
    ['DEPOSIT LPR', '利率|利率表|最新利率|存贷款利率|rates|interest rate|interest rates'],
    [
      'HOTLINE',
      '95526|4006 601 169|4006601169|客服|人工客服|客服电话|客服热线|客户服务|服务热线|服务电话|热线|热线电话',
    ],
    ['HOTLINE', '电话|银行电话|联系电话|联系方式|信用卡电话|信用卡客服|挂失电话'],
    ['HOTLINE', 'hotline|hotlines|phone|phone number|telephone|contact number'],
    ['HOTLINE', 'customer service|call centre|call center'],
  ])('is %s for who asks for any of %s [SRCH-12]', async (kind, words) => {
    for (const word of words.split('|')) expect((await kinds(word)).join(' '), word).toBe(kind);
  });

  it('are the newest LPR of both terms [SRCH-12]', async () => {
    const rates = ['3.50', '3.00'].map((rate) => expect.objectContaining({ rate }) as object);
    expect(await answers('lpr')).toEqual([{ kind: 'LPR', rates }]);
  });

  it('are the fixed deposits, without what only editors need [SRCH-12]', async () => {
    const [answer] = await answers('存款利率');
    expect(answer).toMatchObject({ kind: 'DEPOSIT', rates: [{ kind: 'FIXED', rate: '1.10' }] });
    expect(answer?.kind === 'DEPOSIT' && answer.rates).toHaveLength(1);
    for (const word of ['lpr', '存款利率', '美元'])
      expect(JSON.stringify(await answers(word))).not.toContain('"sort"');
  });

  it.each([
    ['usd', 'FX'],
    ['美元汇率', 'FX'],
    ['今日美元对人民币汇率', 'FX'],
    ['usd to cny', 'FX'],
    ['USD exchange rate', 'FX'],
    ['usd rates', 'FX'],
    ['usd against yuan', 'FX'],
    ['实时美元外汇牌价', 'FX'],
    ['000001', 'FUND'],
    ['澄江优选混合A', 'FUND'],
    ['tx26090', 'WEALTH'],
    ['天璇稳健90天', 'WEALTH'],
    ['学院路支行', 'BRANCH'],
    ['北曜银行学院路支行', 'BRANCH'],
    ['Bank of Beiyao Xueyuan Road Sub-branch', 'BRANCH'],
  ])('%s is a %s, by its code or its whole name [SRCH-12]', async (keyword, kind) => {
    expect(await kinds(keyword)).toEqual([kind]);
  });

  it.each([
    '',
    '天璇',
    '路支行',
    '利率 计算器',
    '美元今日',
    '汇率usd',
    'to cny usd',
    '人民币汇率',
    'usd '.repeat(8),
  ])('%j asks for more than one thing, or for nothing [SRCH-12]', async (keyword) =>
    expect(await kinds(keyword)).toEqual([]),
  );

  it('is a product in English too [SRCH-12]', async () => {
    expect([await kinds('000001', 'EN'), await kinds('tx26090', 'EN')]).toEqual([['FUND'], ['WEALTH']]);
    expect(await kinds('lpr', 'EN')).toEqual(['LPR']);
  });

  it('is nothing where nothing has been published [SRCH-12]', async () => {
    const empty = await apiOver([]);
    const found = await directAnswersTo({ content: empty.snapshot, imageBase: '' }, 'CN', '利率');
    expect(found).toEqual([]);
    await empty.drop();
  });
});
