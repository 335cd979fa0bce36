import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beijingMinute } from '@bank/contract';
import { aWorkbook, writeFiles } from '@bank/publish/testing';
import { describe, expect, it } from 'vitest';
import { aStudio, signatureOf, type Browser } from '../testing/a-studio.ts';

/** A moment that is still to come, as a form sends it. */
const IN_A_MONTH = beijingMinute(Date.now() + 30 * 86_400_000);

const CONTENT = resolve(import.meta.dirname, '../../../../content');
const HEAD =
  'key\tsort\tcurrency\tkind\ttermCode\tminAmount\tstepAmount\trate\teffectiveDate\tzh.termName\ten.termName';
const rowOf = (rate: string) =>
  `cny-fixed-1y-20261201\t4\tCNY\tFIXED\t1Y\t50\t\t${rate}\t2026-12-01\t1 年\t1 y`;
const DAY = '2026-11-20T11:00:00+08:00';

async function aDesk() {
  const studio = await aStudio();
  const rates = join(studio.content, 'rates');
  mkdirSync(rates);
  for (const name of ['deposit-rates.csv', 'loan-rates.csv', 'fx-rates.yaml'])
    cpSync(join(CONTENT, 'rates', name), join(rates, name));
  await studio.command('publish', rates, '--yes');
  const put = async (rows: string, desk = 'deposit-rates') => {
    const keeper = await studio.signIn('Chen Jing');
    const { location, status } = await keeper.post(`/desks/${desk}`, { rows });
    expect(status).toBe(303);
    return { desk: keeper, edition: location };
  };
  /** From the desk by a checker to both signatures. */
  const sign = async (desk: Browser, edition: string) => {
    const [maker, second] = [
      await studio.enrol('Chen Jing', 'maker'),
      await studio.enrol('Zhao Min', 'checker'),
    ];
    const checker = await studio.signIn('Zhao Min');
    expect((await desk.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
    await checker.post(`${edition}/approve`);
    await desk.post(`${edition}/signatures`, await signatureOf(desk, edition, 'Chen Jing', 'maker', maker));
    const last = await signatureOf(checker, edition, 'Zhao Min', 'checker', second);
    expect((await checker.post(`${edition}/signatures`, last)).status).toBe(303);
  };
  const seen = () => studio.seenAt(Date.now(), async (now) => (await now.find('fx-rate', 'CN', 'usd'))?.body);
  return { ...studio, rates, put, sign, seen };
}

describe('rates that are pasted', () => {
  it('stand beside the last ones and are published by two, and no other line moves', async () => {
    const { put, sign, rates, command } = await aDesk();
    const before = readFileSync(join(rates, 'deposit-rates.csv'), 'utf8');
    const { desk, edition } = await put(`${HEAD}\n${rowOf('1.05')}\n`);
    const page = (await desk.get(edition)).body;
    expect(page).toMatch(/CNY · FIXED · 1Y · 50 · 1 年.*1\.10.*1\.05.*-0\.05.*2026-12-01/);
    await sign(desk, edition);
    expect((await desk.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
    expect(readFileSync(join(rates, 'deposit-rates.csv'), 'utf8')).toBe(
      `${before}${rowOf('1.05').replaceAll('\t', ',')}\n`,
    );
    expect(await command('log', 'rates')).toMatch(/maker Chen Jing .*checker Zhao Min/);
  });

  it('that are wrong are told by row and column, corrected there, and cannot be submitted before', async () => {
    const { put } = await aDesk();
    const { desk, edition } = await put(`${HEAD}\n${rowOf('1.05%')}\n`);
    expect((await desk.get(edition)).body).toMatch(/2:8 · cny-fixed-1y-20261201.*利率.*1\.05%/s);
    expect((await desk.post(`${edition}/submit`)).status).toBe(409);
    await desk.post(`${edition}/cells`, { 'cell.0.2.7': '1.05' });
    expect((await desk.get(edition)).body).not.toContain('请更正这些单元格');
    expect((await desk.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
  });

  it('are nobody else’s to keep', async () => {
    const { signIn } = await aDesk();
    const writer = await signIn('Wang Wei');
    const fields = { rows: `${HEAD}\n${rowOf('1.05')}\n` };
    expect((await writer.post('/desks/deposit-rates', fields)).status).toBe(403);
    expect((await writer.post('/desks/deposit-rates/limits', { thing: 'USD', percent: '1' })).status).toBe(
      403,
    );
  });
});

describe('the desk of exchange rates', () => {
  it('builds on what a system has fed, and changes the columns that it was given', async () => {
    const { put, sign, seen, command, rates, content } = await aDesk();
    const fed = join(content, 'fx-rates-20261120.csv');
    writeFileSync(fed, `key,spotBuy,cashBuy,publishTime\nusd,708.00,702.00,${DAY}\n`);
    await command('feed', 'rates', fed, '--activate');
    const { desk, edition } = await put('key,spotBuy\nusd,708.10\n', 'fx-rates');
    expect((await desk.get(edition)).body).toMatch(
      /USD.*现汇买入价.*708\.00.*708\.10.*\+0\.10.*>\d{4}-\d\d-\d\d \d\d:\d\d</,
    );
    await sign(desk, edition);
    expect((await desk.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
    expect(await seen()).toMatchObject({ spotBuy: '708.10', cashBuy: '702.00' });
    expect(readFileSync(join(rates, 'fx-rates.yaml'), 'utf8')).toContain("spotBuy: '708.10'");
  });

  it('is sent back where a system has fed meanwhile, so that neither overwrites the other', async () => {
    const { put, sign, seen, command, content } = await aDesk();
    const { desk, edition } = await put('key,spotBuy\nusd,708.10\n', 'fx-rates');
    await sign(desk, edition);
    const fed = join(content, 'fx-rates-20261120.csv');
    writeFileSync(fed, `key,cashBuy,publishTime\nusd,702.00,${DAY}\n`);
    await command('feed', 'rates', fed, '--activate');
    const refused = await desk.post(`${edition}/publish`);
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('提交之后访客看到的版本已更换');
    expect(await seen()).toMatchObject({ cashBuy: '702.00' });
    expect((await seen())?.spotBuy).not.toBe('708.10');
  });

  it('publishes rows alone, and at once: no moment, no embargo, no text, no order', async () => {
    const { put, sign, seen, signIn } = await aDesk();
    const { desk, edition } = await put('key,spotBuy\nusd,708.10\n', 'fx-rates');
    // She may write records of rates in an edition that is none of a desk.
    const writer = await signIn('Wang Wei');
    expect((await desk.post(`${edition}/embargo`, { until: IN_A_MONTH })).status).toBe(403);
    expect((await writer.post(`${edition}/item/fx-rate/usd`, { spotBuy: '1' })).status).toBe(403);
    expect((await writer.post(`${edition}/item/fx-rate/usd/take-out`)).status).toBe(403);
    expect((await writer.post(`${edition}/order`, { list: 'fx-rate', up: '0' })).status).toBe(403);
    await sign(desk, edition);
    const later = { choice: 'moment', when: IN_A_MONTH };
    const refused = await desk.post(`${edition}/publish`, later);
    expect([refused.status, refused.body.includes('数据台发布的内容立即可见')]).toEqual([409, true]);
    expect((await seen())?.spotBuy).not.toBe('708.10');
  });

  it('warns beyond the limit of a pair, which the desk sets and the log keeps', async () => {
    const { put, signIn } = await aDesk();
    const desk = await signIn('Chen Jing');
    await desk.post('/desks/fx-rates/limits', { thing: 'USD', percent: '0.01' });
    const { edition } = await put('key,spotBuy\nusd,708.10\n', 'fx-rates');
    expect((await desk.get(edition)).body).toContain('变化超过 0.01%，请核对');
    expect((await (await signIn('Zhou Tao')).get('/log')).body).toContain('fx-rates USD: 0.01 %');
  });

  it('takes several sheets of a workbook, and tells of the sheet', async () => {
    const { signIn } = await aDesk();
    const desk = await signIn('Chen Jing');
    const named = (name: string, rows: string[][]) => ({ name, rows });
    const book = aWorkbook(
      named('fx-rates', [
        ['key', 'spotBuy'],
        ['usd', '7O8.10'],
      ]),
      named('deposit-rates', [
        ['key', 'rate'],
        ['cny-demand-0-20261112', '0.04'],
      ]),
    );
    const { location } = await desk.send('/desks/fx-rates/file?name=rates.xlsx', book);
    const page = (await desk.get(location)).body;
    expect(page).toContain('rates.xlsx!fx-rates:2:B');
    expect(page).toMatch(/CNY · DEMAND.*0\.05.*0\.04/);
  });
});

const FUND = {
  key: '009126',
  fundCode: '009126',
  fundType: '03',
  riskLevel: 'R2',
  status: '0',
  companyCode: 'C1',
  minAmount: '10',
  buyRate: '0.80',
  purchasable: '1',
  redeemable: '1',
  sort: 1,
  zh: { fundName: '远岫稳健债券 A' },
  en: { fundName: 'Yuanxiu Steady Bond A' },
};
const COMPANY = {
  key: 'C1',
  companyCode: 'C1',
  initial: 'Y',
  sort: 1,
  zh: { companyName: '远岫基金' },
  en: { companyName: 'Yuanxiu' },
};

it('net values of a day stand beside the last ones, and bring the figures of the fund with them [SEC-25]', async () => {
  const { content, command, put, sign, seenAt } = await aDesk();
  const funds = writeFiles(join(content, 'funds'), {
    'funds.json': JSON.stringify([FUND]),
    'fund-company.json': JSON.stringify([COMPANY]),
    'fund-nav.csv': 'key,date,unitNav,accNav\n009126,2025-11-03,1.0200,\n009126,2025-11-04,1.0000,1.0200\n',
  });
  await command('publish', funds, '--yes');
  const { desk, edition } = await put('key,date,unitNav\n009126,2025-11-05,1.0600\n', 'fund-nav');
  expect((await desk.get(edition)).body).toMatch(/009126.*单位净值.*1\.0000.*1\.0600.*\+0\.0600.*超过 5%/);
  await sign(desk, edition);
  expect((await desk.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
  const figures = await seenAt(Date.now(), async (now) => (await now.latest('fund-measure')).get('009126'));
  expect(figures).toMatchObject({ date: '2025-11-05', dayRate: '6.00' });
});
