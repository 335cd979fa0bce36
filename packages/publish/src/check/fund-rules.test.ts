import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../errors.ts';
import { packScope } from '../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { checkBundle } from './check-bundle.ts';

interface Demo {
  key: string;
  fundCode: string;
  fundType?: string;
}
const DEMO = resolve(import.meta.dirname, '../../../../content/funds');
const demo = (name: string) => JSON.parse(readFileSync(join(DEMO, name), 'utf8')) as Demo[];
const only = (name: string, code: string) => demo(name).filter(({ fundCode }) => fundCode === code);

/** What the check says of one demo fund after its profile was changed. */
async function findings(code: string, change: object): Promise<string> {
  const text = (records: object[]) => JSON.stringify(records);
  const folder = writeFiles(temporaryFolder(), {
    'funds.json': text(only('funds.json', code)),
    'fund-profiles.json': text(only('fund-profiles.json', code).map((body) => ({ ...body, ...change }))),
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
const stocks = (share: string) => ({ name: '股票', kind: 'STOCK', share });
const bonds = (share: string) => ({ name: '债券', kind: 'BOND', share });

describe('what a fund owns', () => {
  it.each([
    ['less than its net assets', MIXED, [stocks('91.0')]],
    ['more, with money that it borrowed', BONDS, [bonds('117.3'), { name: '现金', share: '4.2' }]],
  ])('may be %s [FUND-2]', async (_, code, allocation) => {
    expect(await findings(code, { allocation })).toBe('');
  });

  it.each([
    ['a fund', BONDS, [bonds('136.1'), { name: '现金', share: '4.0' }], 'at most 140', '140.10'],
    ['a money fund', MONEY, [bonds('71.0'), { name: '现金', share: '50.0' }], 'at most 120', '121.00'],
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
