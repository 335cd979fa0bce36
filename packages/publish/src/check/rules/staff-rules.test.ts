import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { feedRelease } from '../../releases/feed/feed-release.ts';
import { aFedStore, FEED_NOW } from '../../testing/a-fed-store.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

const HEADER = 'key,languages,staffNo,staffName,branchName,qualifications,productClasses,status';
const FUND = '基金从业资格/F0400000123456/2028-06-30';
const GOOD = `s1,CN,s1,林曜角,北京星桥支行,${FUND},FUND|WEALTH,1`;
const OUTLETS =
  '- { key: o1, languages: [CN], sort: 1, branchNameEn: Beijing Xingqiao Sub-branch, cityEn: Beijing, zh: { branchName: 北京星桥支行, city: 北京 } }\n';

const sources = (...rows: string[]) => ({
  'sales-outlets.yaml': OUTLETS,
  'sales-staff.csv': [HEADER, ...rows].join('\n'),
});

/** What an author hears, in one line for each problem. */
async function complaints(...rows: string[]): Promise<string> {
  const folder = temporaryFolder();
  writeFiles(folder, sources(...rows));
  const out = join(temporaryFolder(), 'bundle');
  try {
    const { locate } = await packScope({ folder, scope: 'lookups', out });
    checkBundle(out, { locate });
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
  return '';
}

describe('sales staff in a release', () => {
  it('pass when all is well', async () => {
    expect(await complaints(GOOD, 's2,CN,s2,沈曜星,北京星桥支行,,,0')).toBe('');
  });

  it.each([
    [
      'an outlet that nobody knows',
      `s2,CN,s2,沈曜星,北京月桥支行,${FUND},FUND,1`,
      /sales-staff\.csv:3:5 .*sales-outlet/,
    ],
    [
      'a number that comes twice',
      `s2,CN,S1,沈曜星,北京星桥支行,${FUND},FUND,1`,
      /sales-staff\.csv:3:3 .*number of their own/,
    ],
    [
      'a day that the calendar lacks',
      `s2,CN,s2,沈曜星,北京星桥支行,基金从业资格/F0400000123456/2028-02-30,FUND,1`,
      /sales-staff\.csv:3:6 .*last day/,
    ],
    [
      'a certificate without a number',
      `s2,CN,s2,沈曜星,北京星桥支行,基金从业资格/2028-06-30,FUND,1`,
      /sales-staff\.csv:3:6 .*certificate number/,
    ],
    ['an unknown class', `s2,CN,s2,沈曜星,北京星桥支行,${FUND},STOCK,1`, /sales-staff\.csv:3:7 /],
    [
      'a class for who sells no longer',
      `s2,CN,s2,沈曜星,北京星桥支行,${FUND},FUND,0`,
      /sales-staff\.csv:3:7 .*nothing to sell/,
    ],
    [
      'no certificate for who may sell',
      's2,CN,s2,沈曜星,北京星桥支行,,FUND,1',
      /sales-staff\.csv:3:6 .*at least one/,
    ],
    ['an unknown status', `s2,CN,s2,沈曜星,北京星桥支行,${FUND},FUND,2`, /sales-staff\.csv:3:8 /],
    ['a wildcard in a name', `s2,CN,s2,沈*星,北京星桥支行,${FUND},FUND,1`, /sales-staff\.csv:3:4 /],
  ])('are refused by line and column: %s [STAFF-1]', async (_what, row, expected) => {
    expect(await complaints(GOOD, row)).toMatch(expected);
  });

  it('are fed by the day, and a file with a mistake changes nothing', async () => {
    const test = await aFedStore('lookups', sources(GOOD));
    const feed = (text: string) =>
      feedRelease(test.writer, {
        scope: 'lookups',
        files: [{ name: 'sales-staff-20261120.csv', bytes: Buffer.from(text) }],
        isWhole: false,
        now: FEED_NOW,
      });
    const fed = await feed('key,status,productClasses\ns1,0,\n');
    expect(fed.records).toEqual([{ type: 'sales-staff', key: 's1', kind: 'changed' }]);
    const refused = await feed('key,branchName\ns1,北京月桥支行\n').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ContentError);
    expect((refused as ContentError).findings.join()).toMatch(/sales-staff-20261120\.csv:2:2 /);
  });
});
