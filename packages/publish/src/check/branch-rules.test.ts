import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../errors.ts';
import { packScope } from '../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { checkBundle } from './check-bundle.ts';

const BRANCH: Readonly<Record<string, string>> = {
  key: 'b1',
  name: '上海浦东支行',
  nameEn: 'Shanghai Pudong Sub-branch',
  branchType: '2',
  themes: '',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310115',
  'zh.province': '上海市',
  'zh.city': '上海市',
  'zh.district': '浦东新区',
  'en.province': 'Shanghai',
  'en.city': 'Shanghai',
  'en.district': 'Pudong',
  address: '上海市浦东新区明德路 1 号',
  addressEn: '1 Mingde Road',
  phone: '021-66000001',
  // A published pair of WGS-84 and GCJ-02.
  lngWgs: '121.5272106',
  latWgs: '31.1774276',
  lngGcj: '121.531541859215',
  latGcj: '31.17530398364597',
  'hours.personal': '1-5 09:00-17:00|6-7 09:30-16:00',
  'hours.corp': '1-5 09:00-16:30',
  holidays: '2027-01-01 closed|2027-01-02 10:00-15:00',
  services: 'CORP|WHEELCHAIR',
};

async function check(...changes: Partial<Record<string, string>>[]) {
  const header = Object.keys(BRANCH);
  const rows = changes.map((change) =>
    header.map((name) => ({ ...BRANCH, ...change })[name] ?? '').join(','),
  );
  const folder = writeFiles(join(temporaryFolder(), 'branches'), {
    'branches.csv': [header.join(','), ...rows].join('\n'),
  });
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'branches', out });
  return checkBundle(out, { locate });
}

async function complaint(...changes: Partial<Record<string, string>>[]): Promise<string> {
  try {
    await check(...changes);
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
  return '';
}

describe('a table of branches', () => {
  it('passes, and names are spelt for the search by pinyin [BR-1]', async () => {
    const { records } = await check({});
    const chinese = records.find(({ language }) => language === 'CN');
    expect(chinese?.body).toMatchObject({
      pinyin: 'shang hai pu dong zhi hang',
      services: ['CORP', 'WHEELCHAIR'],
    });
  });

  it.each<[string, Partial<Record<string, string>>, string]>([
    [
      'coordinates that were swapped',
      { lngWgs: '31.1774276', latWgs: '121.5272106' },
      'degrees from 73 to 136',
    ],
    ['WGS-84 that was taken for GCJ-02', { lngGcj: '121.5272106', latGcj: '31.1774276' }, 'in GCJ-02'],
    ['a district of another city', { districtCode: '110108' }, 'a district of 310100'],
    [
      'hours that end before they begin',
      { 'hours.personal': '1-5 17:00-09:00' },
      'a time after it opens, 17:00',
    ],
    ['hours that overlap', { 'hours.personal': '1-5 09:00-12:00|3 11:00-18:00' }, 'hours of day 3 outside'],
    ['a time that no clock shows', { 'hours.personal': '1-5 09:00-25:00' }, 'days and hours such as'],
    ['days in the wrong order', { 'hours.personal': '5-1 09:00-17:00' }, 'days in the order of the week'],
    ['a day that no calendar has', { holidays: '2027-02-30 closed' }, 'a day of the calendar'],
    ['a holiday that comes twice', { holidays: '2027-01-01 closed|2027-01-01 10:00-15:00' }, 'each day once'],
    ['a specialty branch without a specialty', { branchType: '6' }, 'what the specialty branch is for'],
    ['a staffed branch that nobody can ring', { phone: '' }, 'its telephone number'],
    ['corporate hours without the service', { services: 'WHEELCHAIR' }, 'CORP, since it has corporate hours'],
  ])('is refused for %s [BR-2] [BR-5]', async (_, change, expected) => {
    expect(await complaint(change)).toContain(expected);
  });

  it('is refused for two branches of one name [BR-1]', async () => {
    expect(await complaint({}, { key: 'b2' })).toContain('a name of its own (b1 has the same)');
  });
});
