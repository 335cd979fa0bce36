import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type DirectAnswer, type Language } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aBank } from '../../../testing/a-bank.ts';
import { aBranch } from '../../../testing/a-branch.ts';
import { aDeposit } from '../../../testing/a-deposit.ts';
import { parsedInBoth } from '../../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../../testing.ts';
import { directAnswersTo } from './direct-answers.ts';

const WEEK = ['1-5 09:00-17:00'];
const branch = (key: string, name: string, given: Parameters<typeof aBranch>[1] = {}) =>
  LANGUAGES.map((language) =>
    aBranch(
      key,
      { name, nameEn: `${key} Sub-branch`, hours: { personal: WEEK, corp: [] }, ...given },
      language,
    ),
  );
const pudong = {
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310115',
  address: '世纪大道 1 号',
  addressEn: '1 Century Avenue',
};
const fee = (feeCode: string, itemName: string, serviceContent = itemName) =>
  parsedInBoth('fee', feeCode, {
    feeCode,
    category: 'CARD',
    itemName,
    serviceContent,
    priceText: '10 元/年',
    pricing: '2',
    customerType: 'PERSONAL',
    effectiveDate: '2025-01-01',
    scope: '全部网点',
  });
const loan = (kind: string, rate: string) =>
  parsedInBoth('loan-rate', kind, {
    sort: 1,
    kind,
    termCode: '5Y+',
    termName: kind,
    rate,
    effectiveDate: '2026-11-20',
  });

let api: TestApi;
beforeAll(async () => {
  const article = { key: 'q3', title: '第三季度披露', publishDate: '2026-10-30', columnId: '801005' };
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
    ...branch('atm', '学院路自助', { branchType: '5', hours: { personal: ['1-7 00:00-24:00'], corp: [] } }),
    ...branch('xueyuan', '学院路支行', { hours: { personal: ['1-7 09:00-17:00'], corp: [] } }),
    ...branch('qinghua', '清华园支行'),
    ...branch('zhichun', '知春里支行'),
    ...branch('lujiazui', '陆家嘴支行', { ...pudong, lngWgs: 121.5, latWgs: 31.23 }),
    ...branch('one', '同名支行', { lngWgs: 121.52, latWgs: 31.23 }),
    ...branch('other', '同名支行', { lngWgs: 121.9, latWgs: 31.23 }),
    aRecord('fee-version', { key: '2025' }, { effectiveDate: '2025-01-01', summary: '2025' }),
    ...fee('CD001', '借记卡年费'),
    ...fee('CD008', '信用卡普卡年费'),
    ...fee('CD009', '信用卡金卡主卡年费'),
    ...fee('ST001', '柜面跨行转账', '个人在柜面向他行账户转账'),
    ...LANGUAGES.flatMap((language) => [
      aDeposit('1y', { termCode: '1Y', rate: '1.10' }, language),
      aDeposit('3y', { termCode: '3Y', rate: '1.45' }, language),
      aDeposit('demand', { kind: 'DEMAND', termCode: '0', rate: '0.05' }, language),
      aDeposit('call', { kind: 'CALL7', termCode: '7D', rate: '0.30' }, language),
    ]),
    ...loan('MORTGAGE', '3.05'),
    ...loan('FUND_LOAN', '2.60'),
    aRecord(
      'column',
      { key: '801005' },
      { columnId: '801005', name: '信息披露', page: 'p', detailPath: '/bobbank/seconddetail', cover: '' },
    ),
    ...parsedInBoth('investor-contact', 'investor-contact', {
      department: '董事会办公室',
      phone: '010-0000 0000',
      email: 'ir@bank.example',
      address: '安定街 1 号',
      postcode: '100000',
      hours: '9:00–17:00',
      registrar: '证券登记结算公司',
      registrarPhone: '4000 000 000',
      shareName: '银行',
      shareCode: '601xxx',
      exchangeName: '上海证券交易所',
      exchangeUrl: 'https://exchange.example/',
    }),
    anArticle({ ...article, docNo: '北曜披露〔2026〕29 号' }),
  ]);
});
afterAll(() => api.drop());

const answer = async (keyword: string, language: Language = 'CN') => {
  const found = await directAnswersTo({ content: api.snapshot, imageBase: '/images/' }, language, keyword);
  expect(found.length, `${keyword}: ${found.map(({ kind }) => kind).join(' ')}`).toBeLessThan(2);
  return found[0];
};
const only = <Kind extends DirectAnswer['kind']>(found: DirectAnswer | undefined, kind: Kind) => {
  expect(found?.kind).toBe(kind);
  return found as Extract<DirectAnswer, { kind: Kind }>;
};

describe('a sum of a currency', () => {
  it.each([
    ['100 usd to cny', '100', 'FOREIGN'],
    ['100美元等于多少人民币', '100', 'FOREIGN'],
    ['2万美元换人民币', '20000', 'FOREIGN'],
    ['100 USD换CNY', '100', 'FOREIGN'],
    ['500人民币换美元', '500', 'CNY'],
    ['500 CNY to USD', '500', 'CNY'],
    ['500 CNY换USD', '500', 'CNY'],
  ])('%s is %s of %s [SRCH-12]', async (keyword, amount, of) => {
    expect(only(await answer(keyword), 'FX').sum).toEqual({ amount, of });
  });

  it('is left out where none is named [SRCH-12]', async () => {
    expect(only(await answer('美元汇率'), 'FX')).not.toHaveProperty('sum');
    expect(await answer('100元')).toBeUndefined();
  });
});

describe('a rate', () => {
  it.each([
    ['三年定期利率', 'DEPOSIT', ['1.45']],
    ['1年定期', 'DEPOSIT', ['1.10']],
    ['3 year deposit rate', 'DEPOSIT', ['1.45']],
    ['活期利率', 'DEPOSIT', ['0.05']],
    ['通知存款利率', 'DEPOSIT', ['0.30']],
    ['房贷利率', 'LOAN', ['3.05']],
    ['公积金贷款利率', 'LOAN', ['2.60']],
  ] as const)('%s is a %s of %j [SRCH-12]', async (keyword, kind, rates) => {
    expect(only(await answer(keyword), kind).rates.map(({ rate }) => rate)).toEqual(rates);
  });

  it('of a term that there is not is no answer [SRCH-12]', async () => {
    expect(await answer('7年定期利率')).toBeUndefined();
  });
});

describe('fees', () => {
  it.each([
    ['cd001', ['CD001']],
    ['借记卡年费', ['CD001']],
    ['信用卡年费多少钱', ['CD008', 'CD009']],
    ['年费', ['CD001', 'CD008', 'CD009']],
    ['金卡 年费', ['CD009']],
    ['转账手续费', ['ST001']],
    ['消费', []],
    ['免费', []],
    ['借记卡', []],
  ])('%s are %j [SRCH-12]', async (keyword, codes) => {
    const found = await answer(keyword);
    expect(found?.kind === 'FEE' ? found.fees.map(({ feeCode }) => feeCode) : []).toEqual(codes);
  });
});

describe('branches', () => {
  it.each([
    ['上海网点', '上海市', 1],
    ['浦东新区 支行', '浦东新区', 1],
    ['海淀附近的网点', '海淀区', 6],
    ['世纪大道附近网点', '世纪大道', 1],
    ['同名支行', '同名', 2],
  ])('%s are those of %s, %i [SRCH-12]', async (keyword, place, total) => {
    expect(only(await answer(keyword), 'BRANCHES')).toMatchObject({ place, total });
  });

  it('are people before machines, three of them, with the limits of the whole list [SRCH-12]', async () => {
    const found = only(await answer('branches in century avenue', 'EN'), 'BRANCHES');
    expect(found).toMatchObject({ keyword: 'century avenue', total: 1 });
    expect(only(await answer('Branches near Century Avenue', 'EN'), 'BRANCHES').place).toBe('Century Avenue');
    const haidian = only(await answer('海淀区网点'), 'BRANCHES');
    expect(haidian).toMatchObject({ province: '110000', city: '110100', district: '110108' });
    expect(haidian.branches).toHaveLength(3);
    expect(haidian.branches.map(({ branchType }) => branchType)).not.toContain('5');
  });

  it('near a place are the one there, then the nearest others with how far they are from it [SRCH-12]', async () => {
    for (const keyword of ['世纪大道附近网点', '浦东新区周边的网点']) {
      const near = only(await answer(keyword), 'BRANCHES').branches;
      expect(near.map(({ id, distance }) => [id, distance])).toEqual([
        ['lujiazui', undefined],
        ['one', 1902],
      ]);
    }
    expect(only(await answer('世纪大道网点'), 'BRANCHES').branches).toHaveLength(1);
  });

  it.each(['网点', '附近网点', '开户银行', '火星网点'])('%s names no place [SRCH-12]', async (keyword) => {
    expect(await answer(keyword)).toBeUndefined();
  });

  it('are told by name with their hours, and in general [SRCH-12]', async () => {
    expect(only(await answer('学院路支行营业时间'), 'BRANCH').branch.id).toBe('xueyuan');
    expect(only(await answer('营业时间'), 'HOURS')).toMatchObject({ staffed: 6, onSaturday: 1, onSunday: 1 });
    expect(only(await answer('周末上班吗'), 'HOURS').usual).toHaveLength(5);
    expect(only(await answer('opening hours', 'EN'), 'HOURS').staffed).toBe(6);
  });
});

describe('a document', () => {
  it.each(['北曜披露〔2026〕29 号', '北曜披露[2026]29号', '北曜披露 2026年第29号'])(
    '%s is found however its number is typed [SRCH-12]',
    async (keyword) => {
      expect(only(await answer(keyword), 'DOCUMENT')).toMatchObject({
        title: '第三季度披露',
        publishDate: '2026-10-30',
        url: '/bobbank/seconddetail?id=q3&column=801005',
      });
    },
  );

  it('of another number is none [SRCH-12]', async () => {
    expect(await answer('北曜披露〔2026〕2 号')).toBeUndefined();
  });
});

describe('trouble', () => {
  it('is told with the lines [SRCH-12]', async () => {
    expect(await answer('我的卡丢了')).toEqual({ kind: 'HOTLINE', trouble: 'CARD_LOST' });
    expect(await answer('客服电话')).toEqual({ kind: 'HOTLINE' });
  });
});

describe('the share', () => {
  const closes = [
    { date: '2026-11-18', close: '5.10' },
    { date: '2026-11-19', close: '5.12' },
  ];
  const shareOf = async (keyword: string, language: Language) => {
    const shareCloses = () => Promise.resolve({ isDemo: true, closes });
    const deps = { content: api.snapshot, imageBase: '/images/', shareCloses };
    return only((await directAnswersTo(deps, language, keyword))[0], 'SHARE');
  };

  it.each([
    ['股价', 'CN'],
    ['share price', 'EN'],
  ] as const)('%s is its last close, with its code and exchange [SRCH-12]', async (keyword, language) => {
    const { shareCode, last } = await shareOf(keyword, language);
    expect(shareCode).toBe('601xxx');
    expect(last).toEqual({ date: '2026-11-19', close: '5.12', isDemo: true });
  });

  it('has no price where there is no source of any [SRCH-12]', async () => {
    expect(only(await answer('股票代码'), 'SHARE')).not.toHaveProperty('last');
  });
});

describe('work at the bank', () => {
  it.each([
    ['招聘', 'CN'],
    ['careers', 'EN'],
  ] as const)('%s is where to apply [SRCH-12]', async (keyword, language) => {
    expect(only(await answer(keyword, language), 'CAREERS').url).toBe('https://careers.bank.example/');
  });
});
