import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

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
    const chinese = [...records].find(({ language }) => language === 'CN');
    expect(chinese?.body).toMatchObject({
      pinyin: 'shang hai pu dong zhi hang',
      services: ['CORP', 'WHEELCHAIR'],
    });
  });

  it.each<[string, Partial<Record<string, string>>, string]>([
    [
      'coordinates that were swapped',
      { lngWgs: '31.1774276', latWgs: '121.5272106' },
      '18 lngWgs: expected degrees from 73 to 136, found the number 31.1774276',
    ],
    [
      'WGS-84 that was taken for GCJ-02',
      { lngGcj: '121.5272106', latGcj: '31.1774276' },
      '20 lngGcj: expected the place of lngWgs and latWgs in GCJ-02, 121.531542, 31.175304, found 121.5272106, 31.1774276, 475 m away',
    ],
    [
      'a city for a province',
      { provinceCode: '310100' },
      '6 provinceCode: expected a province, such as 110000, found "310100"',
    ],
    [
      'a city of another province',
      { cityCode: '110100', districtCode: '110108' },
      '7 cityCode: expected a city of 310000, found "110100"',
    ],
    [
      'a district of another city',
      { districtCode: '110108' },
      '8 districtCode: expected a district of 310100, found "110108"',
    ],
    [
      'hours that end before they begin',
      { 'hours.personal': '1-5 17:00-09:00' },
      '22 hours.personal: expected a time after it opens, 17:00, found "1-5 17:00-09:00"',
    ],
    [
      'hours without a minute',
      { 'hours.corp': '1-5 09:00-09:00' },
      '23 hours.corp: expected a time after it opens, 09:00, found "1-5 09:00-09:00"',
    ],
    [
      'hours that overlap',
      { 'hours.personal': '1-5 09:00-12:00|3 11:00-18:00' },
      '22 hours.personal: expected hours of day 3 outside 09:00 to 12:00, found "3 11:00-18:00"',
    ],
    [
      'hours that overlap, the later first',
      { 'hours.personal': '3 11:00-18:00|1-5 09:00-12:00' },
      '22 hours.personal: expected hours of day 3 outside 11:00 to 18:00, found "1-5 09:00-12:00"',
    ],
    [
      'days in the wrong order',
      { 'hours.personal': '5-1 09:00-17:00' },
      '22 hours.personal: expected days in the order of the week, such as 1-5, found "5-1 09:00-17:00"',
    ],
    [
      'a day that no calendar has',
      { holidays: '2027-02-30 closed' },
      '24 holidays: expected a day of the calendar, found "2027-02-30"',
    ],
    [
      'a holiday that nobody keeps',
      { holidays: '2027-03-28 closed EASTER' },
      '24 holidays: expected a day such as 2027-01-01 closed, or 2027-01-02 10:00-15:00, and its holiday, one of NEW_YEAR, SPRING_FESTIVAL, QINGMING, LABOUR_DAY, DRAGON_BOAT, MID_AUTUMN, NATIONAL_DAY, found "2027-03-28 closed EASTER"',
    ],
    [
      'a holiday that comes twice',
      { holidays: '2027-01-01 closed|2027-01-01 10:00-15:00' },
      '24 holidays: expected each day once, found "2027-01-01"',
    ],
    [
      'a holiday that ends before it begins',
      { holidays: '2027-01-01 closed|2027-01-02 15:00-10:00' },
      '24 holidays: expected a time after it opens, 15:00, found "2027-01-02 15:00-10:00"',
    ],
    [
      'a holiday without a minute',
      { holidays: '2027-01-02 15:00-15:00' },
      '24 holidays: expected a time after it opens, 15:00, found "2027-01-02 15:00-15:00"',
    ],
    [
      'a specialty branch without a specialty',
      { branchType: '6' },
      '5 themes: expected what the specialty branch is for, found an empty text',
    ],
    [
      'specialties of a branch that is none',
      { themes: 'TECH|GREEN' },
      '5 themes: expected no themes, or branchType 6, found "TECH, GREEN"',
    ],
    [
      'a staffed branch that nobody can ring',
      { phone: '' },
      '17 phone: expected its telephone number, found an empty text',
    ],
    [
      'corporate hours without the service',
      { services: 'WHEELCHAIR|PARKING' },
      '25 services: expected CORP, since it has corporate hours, found "WHEELCHAIR, PARKING"',
    ],
    [
      'the corporate service without hours',
      { 'hours.corp': '' },
      '25 services: expected no CORP, or hours.corp, found "CORP, WHEELCHAIR"',
    ],
  ])('is refused by line and column for %s [BR-2] [BR-5]', async (_, change, expected) => {
    expect(await complaint(change)).toContain(`branches.csv:2:${expected}`);
  });

  it('is refused for a time that no clock shows [BR-2]', async () => {
    expect(await complaint({ 'hours.personal': '1-5 09:00-25:00' })).toContain('days and hours such as');
  });

  it('is refused for a branch that is never open [BR-2]', async () => {
    expect(await complaint({ 'hours.personal': '', 'hours.corp': '', services: '' })).toBe(
      'branches.csv:2 hours: expected hours of at least one counter, personal or corp, found none',
    );
  });

  it.each<[string, Partial<Record<string, string>>]>([
    ['hours that follow each other', { 'hours.personal': '1-5 09:00-12:00|1-5 12:00-17:00|6 08:00-09:00' }],
    [
      'hours that follow each other, the later first',
      { 'hours.personal': '1-5 12:00-17:00|1-5 09:00-12:00' },
    ],
    ['corporate hours alone', { 'hours.personal': '' }],
    ['personal hours alone', { 'hours.corp': '', services: '' }],
    ['a specialty branch with its specialty', { branchType: '6', themes: 'TECH' }],
    ['a self-service branch without a telephone', { branchType: '4', phone: '' }],
    ['machines without a telephone', { branchType: '5', phone: '' }],
  ])('passes with %s [BR-2]', async (_, change) => {
    expect(await complaint(change)).toBe('');
  });

  it('is refused for two branches of one name [BR-1]', async () => {
    expect(await complaint({}, { key: 'b2' })).toContain(
      'branches.csv:3:2 name: expected a name of its own (b1 has the same), found "上海浦东支行"',
    );
  });
});
