import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaTree, branchDetail, branchList, type Language } from '@bank/contract';
import { aBranch } from '../../testing/a-branch.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const DONGCHENG = { district: '东城区', districtCode: '110101' };
const JINAN = {
  province: '山东省',
  city: '济南市',
  district: '历下区',
  provinceCode: '370000',
  cityCode: '370100',
  districtCode: '370102',
};

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aBranch('jinan', {
      ...JINAN,
      address: '学院路 1 号',
      addressEn: '1 Xueyuan Road',
      lngWgs: 117,
      latWgs: 36.7,
    }),
    aBranch('a-machine', { branchType: '5', ...DONGCHENG }),
    aBranch('lobby', { branchType: '4', nameEn: 'B' }),
    aBranch('zhongguancun', { pinyin: 'zhong guan cun', nameEn: 'A' }),
    aBranch('anningzhuang', { pinyin: 'an ning zhuang', nameEn: 'Z' }),
    aBranch('dongcheng', { ...DONGCHENG, pinyin: 'zzz' }),
    aBranch('special', { branchType: '6', pinyin: 'bei' }),
    aBranch('head', { branchType: '1', pinyin: 'zzz', districtCode: '110199', district: '通州区' }),
    aBranch('without-pinyin', { nameEn: 'zz' }),
    aBranch('zhongguancun', { pinyin: 'zhong guan cun', nameEn: 'A' }, 'EN'),
    aBranch('anningzhuang', { pinyin: 'an ning zhuang', nameEn: 'Z' }, 'EN'),
    ...[1, 2, 3, 4, 5, 6].map((number) =>
      aBranch(`near-${number}`, { ...JINAN, lngWgs: 117, latWgs: 36.7 + number / 1_000 }),
    ),
    // 0.3° of a meridian is 33 km.
    aBranch('far', { ...JINAN, lngWgs: 117, latWgs: 37 }),
  ]);
});
afterAll(() => api.drop());

const ids = async (request: object, language: Language = 'CN') =>
  (await api.client(language).call(branchList, { pageSize: 50, ...request })).list.map(({ id }) => id);

describe('the branches of a city stand', () => {
  it('with the one that leads first and machines last, by district, then as their names are spelt [BR-1]', async () => {
    expect(await ids({ city: '110100' })).toEqual([
      'head',
      'dongcheng',
      'anningzhuang',
      'special',
      'zhongguancun',
      'without-pinyin',
      'a-machine',
      'lobby',
    ]);
  });

  it('by their English names in English [BR-1]', async () => {
    expect(await ids({}, 'EN')).toEqual(['zhongguancun', 'anningzhuang']);
  });

  it('after those of cities with a smaller code [BR-1]', async () => {
    expect((await ids({})).slice(7, 9)).toEqual(['lobby', 'far']);
  });
});

describe('the areas', () => {
  it('stand by their codes, and count machines and lobbies apart [BR-1]', async () => {
    const [beijing, shandong] = await api.client('CN').call(areaTree, {});
    expect(beijing?.children).toEqual([
      {
        code: '110100',
        name: '北京市',
        branches: 6,
        selfService: 2,
        children: [
          { code: '110101', name: '东城区', branches: 1, selfService: 1 },
          { code: '110108', name: '海淀区', branches: 4, selfService: 1 },
          { code: '110199', name: '通州区', branches: 1, selfService: 0 },
        ],
      },
    ]);
    expect(shandong).toMatchObject({ code: '370000', name: '山东省', branches: 8, selfService: 0 });
  });
});

describe('near a branch', () => {
  it('are the five nearest others, equal ones by their ids, and none that nobody would go to [BR-7]', async () => {
    const { nearby } = await api.client('CN').call(branchDetail, { id: 'near-3' });
    expect(nearby.map(({ id }) => id)).toEqual(['near-2', 'near-4', 'near-1', 'near-5', 'jinan']);
    const far = await api.client('CN').call(branchDetail, { id: 'far' });
    expect(far.nearby).toEqual([]);
  });
});

describe('a keyword is looked for', () => {
  it.each([
    ['the place', '历下区', 'jinan'],
    ['the address in English', 'xueyuan road', 'jinan'],
    ['the English name', 'near-3', 'near-3'],
  ])('in %s [BR-3]', async (_, keyword, found) => {
    expect(await ids({ keyword })).toContain(found);
  });

  it('in each of them by itself: what ends one and begins the next is no word [BR-3]', async () => {
    expect(await ids({ keyword: '号1' })).toEqual([]);
  });
});
