import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FundDetail, FundIssue, Language, RouteDef } from '@bank/contract';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { termWords } from '../../../words/common/terms/words.ts';
import { wideTableWords } from '../../../words/common/wide-table/words.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { Buying } from './Buying.tsx';
import { FundState } from './FundState.tsx';
import { Holdings } from './tabs/Holdings.tsx';
import { Sellers } from './tabs/Sellers.tsx';

const record = { path: '/fund', component: 'x', name: 'x', title: 'x' } as unknown as RouteDef;
const ISSUE: FundIssue = {
  raiseStart: '2026-11-09',
  raiseEnd: '2026-12-01',
  raiseAmount: '',
  unitPrice: '1.0000',
};
const aFund = (status: string, given: Partial<FundDetail> = {}) =>
  ({
    fundCode: '000001',
    status,
    purchasable: '0',
    redeemable: '0',
    navDate: '2026-05-29',
    minAmount: '10',
    buyConfirm: 'T+1',
    redeemArrival: 'T+3',
    allocation: [],
    scopeText: '股票',
    strategy: '略',
    ...given,
  }) as unknown as FundDetail;
const ENDED = aFund('5');
const SUSPENDED = aFund('4');
const RAISED = aFund('1', { purchasable: '1', navDate: '' });

const LANGUAGES: readonly Language[] = ['CN', 'EN'];
const render = (Part: () => ReactNode, language: Language = 'CN') =>
  renderPage(Part, { data: {}, record, query: {}, language });
const stateOf = (fund: FundDetail, language: Language, issue?: FundIssue) =>
  textOf(render(() => <FundState fund={fund} issue={issue} />, language));

beforeAll(() =>
  Promise.all(
    LANGUAGES.flatMap((language) => [
      fundWords.load(language),
      fundDetailWords.load(language),
      termWords.load(language),
      wideTableWords.load(language),
    ]),
  ),
);

describe('a fund that has ended', () => {
  it('says so under its head with its last NAV day, in both languages', () => {
    expect(stateOf(ENDED, 'CN')).toContain('本基金已终止，最后净值日为 2026 年 5 月 29 日。');
    expect(stateOf(ENDED, 'EN')).toContain('terminated; its last NAV is of 29 May 2026.');
  });

  it('offers no purchase and no seller', () => {
    const html = render(() => <Buying fund={ENDED} fees={[]} />);
    expect(html).not.toContain('<img');
    expect(textOf(html)).toContain('已终止');
    expect(textOf(html)).not.toMatch(/T\+1|T\+3|10 元|扫码/);
    expect(textOf(render(() => <Sellers fund={ENDED} sellers={[]} />))).toContain('不再销售');
  });
});

describe('a fund that is suspended', () => {
  it('says that it cannot be bought now, in both languages', () => {
    expect(stateOf(SUSPENDED, 'CN')).toContain('目前不能买入，也不能赎回');
    expect(stateOf(SUSPENDED, 'EN')).toContain('neither bought nor redeemed');
    expect(stateOf(aFund('2', { redeemable: '1' }), 'CN')).toContain('目前不能买入，可以赎回');
  });

  it('shows no code to buy with', () => {
    const html = render(() => <Buying fund={SUSPENDED} fees={[]} />);
    expect(html).not.toContain('<img');
    expect(textOf(html)).toContain('目前不能买入本基金');
  });
});

describe('a fund that is being raised', () => {
  it('says when it is offered, in both languages', () => {
    expect(stateOf(RAISED, 'CN', ISSUE)).toContain('认购期为 2026 年 11 月 9 日至 2026 年 12 月 1 日');
    expect(stateOf(RAISED, 'EN', ISSUE)).toContain('from 9 November 2026 to 1 December 2026');
  });

  it('has no holdings, no file of them and no word of borrowing', () => {
    const html = render(() => <Holdings fund={RAISED} holdings={[]} />);
    expect(textOf(html)).toContain('暂无资产配置数据');
    expect(html).not.toContain('download');
    expect(textOf(html)).not.toContain('100%');
  });
});

it('nothing is said of a fund that is open', () => {
  expect(stateOf(aFund('0', { purchasable: '1', redeemable: '1' }), 'CN').trim()).toBe('');
});

it('the bank is not among those who sell a fund beside it', () => {
  const sellers = [
    { organCode: 'BOB', organName: '北曜银行', organType: 'OWN' as const },
    { organCode: 'DIRECT', organName: '直销中心', organType: 'FUND_CO' as const },
  ];
  const text = textOf(render(() => <Sellers fund={aFund('0')} sellers={sellers} />));
  expect(text).toContain('直销中心');
  expect(text).not.toContain('北曜银行');
});
