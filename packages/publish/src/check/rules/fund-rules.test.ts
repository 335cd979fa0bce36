import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkFunds } from './fund-rules.ts';

interface Demo {
  key: string;
  fundCode: string;
  fundType?: string;
  zh: object;
  en: object;
}
const DEMO = resolve(import.meta.dirname, '../../../../../content/funds');
const demo = (name: string) => JSON.parse(readFileSync(join(DEMO, name), 'utf8')) as Demo[];
const only = (name: string, code: string) => demo(name).filter(({ fundCode }) => fundCode === code);

const changed = (body: Demo, change: object) => ({
  ...body,
  zh: { ...body.zh, ...change },
  en: { ...body.en, ...change },
});

/** What the check says of one demo fund after its profile was changed. */
async function findings(code: string, change: object): Promise<string> {
  const text = (records: object[]) => JSON.stringify(records);
  const folder = writeFiles(temporaryFolder(), {
    'funds.json': text(only('funds.json', code)),
    'fund-profiles.json': text(only('fund-profiles.json', code).map((body) => changed(body, change))),
    'fund-company.json': text(demo('fund-company.json')),
  });
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'funds', out });
  try {
    checkBundle(out, { locate });
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
}

const MIXED = '007735';
const BONDS = '009126';
const MONEY = '008734';
const stocks = (share: string) => ({ name: '股票 Equities', kind: 'STOCK', share });
const bonds = (share: string) => ({ name: '债券 Bonds', kind: 'BOND', share });

describe('what a fund owns', () => {
  it.each([
    ['less than its net assets', MIXED, [stocks('91.0')]],
    ['more, with money that it borrowed', BONDS, [bonds('117.3'), { name: '现金 Cash', share: '4.2' }]],
  ])('may be %s [FUND-2]', async (_, code, allocation) => {
    expect(await findings(code, { allocation })).toBe('');
  });

  it.each([
    ['a fund', BONDS, [bonds('136.1'), { name: '现金 Cash', share: '4.0' }], 'at most 140', '140.10'],
    ['a money fund', MONEY, [bonds('71.0'), { name: '现金 Cash', share: '50.0' }], 'at most 120', '121.00'],
  ])('is refused where it is more than %s may own [FUND-2]', async (_, code, allocation, most, found) => {
    const said = await findings(code, { allocation });
    expect(said).toContain(`allocation: expected shares of net assets that together are ${most}`);
    expect(said).toContain(`found "${found}"`);
  });

  it('is at least as much of a kind as its largest holdings of that kind [FUND-2]', async () => {
    const said = await findings(MIXED, { allocation: [stocks('40.0'), bonds('55.0')] });
    expect(said).toContain('holdings: expected ratios of STOCK that together are at most 40.00');
    expect(said).toContain('found "48.27"');
  });

  it('has no share below nothing [FUND-2]', async () => {
    const allocation = [stocks('102.5'), { name: '其他', share: '-2.5' }];
    expect(await findings(MIXED, { allocation })).toContain(
      'allocation.1.share: expected a share of 0 or more',
    );
  });
});

const company = aRecord('fund-company', 'c', { companyCode: 'C1' });
const FUND = { fundCode: 'F1', companyCode: 'C1', buyRate: '1.50', fundType: '01' };
const PROFILE = { fundCode: 'F1', benchmarkParts: [], fees: [], allocation: [], holdings: [] };
const fund = (change: object = {}) => aRecord('fund', 'f', { ...FUND, ...change });
const profile = (change: object = {}) => aRecord('fund-profile', 'F1', { ...PROFILE, ...change });
const said = (...records: Parameters<typeof reported>[1]) =>
  reported(checkFunds, [company, ...records], { scope: 'funds' });

describe('funds and what describes them [FUND-2]', () => {
  it('are of a company that is known in their language, as are those who sell them', () => {
    const sellers = aRecord('fund-seller', 's', { companyCodes: ['C1', 'C9'] });
    expect(said(fund({ companyCode: 'C9' }), sellers)).toEqual([
      'f CN companyCode: expected the companyCode of a fund-company in CN, found "C9"',
      's CN companyCodes.1: expected the companyCode of a fund-company in CN, found "C9"',
    ]);
    expect(said(aRecord('fund', 'e', FUND, inEnglish))[0]).toContain('a fund-company in EN, found "C1"');
  });

  it('were managed from one day to a later one, each a fund that is there', () => {
    const tenure = { fundCode: 'F1', startDate: '2020-01-02' };
    const tenures = [
      tenure,
      { ...tenure, endDate: '2020-01-02' },
      { ...tenure, endDate: '2020-01-01' },
      { ...tenure, fundCode: 'F9' },
    ];
    expect(said(fund(), aRecord('fund-manager', 'm', { tenures }))).toEqual([
      'm CN tenures.2.endDate: expected a day not before startDate, 2020-01-02, found "2020-01-01"',
      'm CN tenures.3.fundCode: expected the code of a fund, found "F9"',
    ]);
  });

  it('have a profile under their own code', () => {
    expect(said(fund(), profile())).toEqual([]);
    expect(said(fund(), aRecord('fund-profile', 'x', PROFILE))).toEqual([
      'x CN fundCode: expected its key, x, found "F1"',
    ]);
    expect(said(profile())).toEqual(['F1 CN fundCode: expected the code of a fund, found "F1"']);
    const english = aRecord('fund-company', 'c', { companyCode: 'C1' }, inEnglish);
    expect(said(english, aRecord('fund', 'f', FUND, inEnglish), profile())).toEqual([]);
  });

  it('are measured by weights that make a hundred', () => {
    const weighted = (...weights: string[]) =>
      said(fund(), profile({ benchmarkParts: weights.map((weight) => ({ weight })) }));
    expect(weighted('60', '40')).toEqual([]);
    expect(weighted('33.3333', '33.3333', '33.3334')).toEqual([]);
    expect(weighted('60', '40.01')).toEqual([
      'F1 CN benchmarkParts: expected weights that make 100, found "100.0100"',
    ]);
    expect(weighted('33.3333', '33.3333', '33.3333')).toEqual([]);
    expect(weighted('50', '50.001')).toEqual([]);
    expect(weighted('50', '49.999')).toEqual([]);
    expect(weighted('60')).toHaveLength(1);
  });

  it('own no more than they may, and of a kind what they hold of it', () => {
    const assets = (allocation: object[], holdings: object[] = [], more: object = {}) =>
      said(fund(more), profile({ allocation, holdings }));
    const stock = (share: string) => ({ kind: 'STOCK', share });
    expect(assets([stock('140')])).toEqual([]);
    expect(assets([stock('120')], [], { fundType: '05' })).toEqual([]);
    const expected = (most: number) =>
      `F1 CN allocation: expected shares of net assets that together are at most ${most}, what a fund may own with borrowed money`;
    expect(assets([stock('140.01')])).toEqual([`${expected(140)}, found "140.01"`]);
    expect(assets([stock('120.01')], [], { fundType: '05' })).toEqual([`${expected(120)}, found "120.01"`]);
    expect(assets([stock('-1')])).toEqual([
      'F1 CN allocation.0.share: expected a share of 0 or more, found "-1"',
    ]);
    const held = (kind: string, ratio: string) => ({ kind, ratio });
    expect(assets([stock('40'), stock('5')], [held('STOCK', '30'), held('STOCK', '15')])).toEqual([]);
    expect(assets([stock('40')], [held('STOCK', '30'), held('STOCK', '15'), held('BOND', '1')])).toEqual([
      'F1 CN holdings: expected ratios of STOCK that together are at most 40.00, the share of this kind in allocation, found "45.00"',
      'F1 CN holdings: expected ratios of BOND that together are at most 0.00, the share of this kind in allocation, found "1.00"',
    ]);
    expect(assets([], [held('STOCK', '30')])).toEqual([]);
  });

  it('cost in their first tier of purchase what the fund says', () => {
    const fees = (fee: object, more: object = {}) =>
      said(
        fund(more),
        profile({
          fees: [
            { feeType: 'REDEEM', rate: '9' },
            { feeType: 'PURCHASE', ...fee },
            { feeType: 'PURCHASE', rate: '7' },
          ],
        }),
      );
    expect(fees({ rate: '1.5' })).toEqual([]);
    expect(fees({ rate: '1.50', discountRate: '0.150' }, { discountRate: '0.15' })).toEqual([]);
    expect(fees({ rate: '1.50', discountRate: '1.50' })).toEqual([]);
    expect(fees({ rate: '1.50' }, { discountRate: '1.50' })).toEqual([]);
    expect(fees({ rate: '1.20', discountRate: '1.50' })).toEqual([
      'F1 CN fees: expected a first purchase tier of 1.50, the fund\'s buyRate, found "1.20"',
    ]);
    expect(fees({ rate: '1.50' }, { discountRate: '0.15' })).toEqual([
      'F1 CN fees: expected a first purchase tier discounted to 0.15, as the fund has it, found "1.50"',
    ]);
    expect(fees({ rate: '1.50', discountRate: '0.15' })).toEqual([
      'F1 CN fees: expected a first purchase tier discounted to 1.50, as the fund has it, found "0.15"',
    ]);
  });
});
