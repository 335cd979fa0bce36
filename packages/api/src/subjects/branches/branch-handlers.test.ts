import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaTree, branchDetail, branchList, branchPoints } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aBranch } from '../../testing/a-branch.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const branch = (key: string, given: Partial<RecordBody<'branch'>>) =>
  aBranch(key, {
    addressEn: '1 Xueyuan Road, Haidian, Beijing',
    phone: '010-66000000',
    hours: { personal: ['1-5 09:00-17:00'], corp: [] },
    ...given,
  });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    branch('xueyuan', {
      name: '北京海淀学院路支行',
      pinyin: 'bei jing hai dian xue yuan lu zhi hang',
      services: ['WHEELCHAIR', 'FX'],
    }),
    branch('dongcheng', {
      name: '北京东城支行',
      district: '东城区',
      districtCode: '110101',
      // 0.1° of a meridian, 11.12 km, north of the first.
      latWgs: 40,
      services: ['WHEELCHAIR'],
      hours: { personal: ['1-7 09:00-17:00'], corp: [] },
      holidays: ['2026-11-21 closed'],
    }),
    branch('machine', { branchType: '5', phone: '', hours: { personal: ['1-7 00:00-24:00'], corp: [] } }),
    branch('suzhou', {
      branchType: '6',
      themes: ['TECH'],
      province: '江苏省',
      city: '苏州市',
      district: '姑苏区',
      provinceCode: '320000',
      cityCode: '320500',
      districtCode: '320508',
      lngWgs: 120.6,
      latWgs: 31.3,
    }),
  ]);
});
afterAll(() => api.drop());

const idsOf = async (request: Parameters<typeof find>[0]) => (await find(request)).list.map(({ id }) => id);
const find = (request: { [name: string]: unknown }) => api.client('CN').call(branchList, request);

describe('the branches', () => {
  it.each([
    ['a province', { province: '320000' }, ['suzhou']],
    ['a district', { district: '110101' }, ['dongcheng']],
    ['all of the services', { services: ['FX', 'WHEELCHAIR'] }, ['xueyuan']],
    ['any of the types', { branchTypes: ['5', '6'] }, ['machine', 'suzhou']],
    ['a theme', { themes: ['TECH', 'GREEN'] }, ['suzhou']],
    ['the initials of the pinyin', { keyword: 'hdxy' }, ['xueyuan']],
    ['pinyin', { keyword: 'haidian' }, ['xueyuan', 'dongcheng', 'machine', 'suzhou']],
    ['two parts', { keyword: '海淀 学院路支行' }, ['xueyuan']],
    [
      'part of a telephone number in full-width digits',
      { keyword: '６６０００００', province: '320000' },
      ['suzhou'],
    ],
  ])('are found by %s [BR-1] [BR-3]', async (_, request, expected) => {
    expect((await idsOf(request)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['a Friday morning', '2026-11-20T10:00', ['xueyuan', 'dongcheng', 'machine', 'suzhou']],
    ['a Saturday on which one keeps a holiday', '2026-11-21T10:00', ['machine']],
    ['a Sunday', '2026-11-22T10:00', ['dongcheng', 'machine']],
    ['the minute of closing', '2026-11-20T17:00', ['machine']],
  ])('are open on %s [BR-2]', async (_, openAt, expected) => {
    expect((await idsOf({ openAt })).toSorted()).toEqual(expected.toSorted());
  });

  it('stand in order of distance from the visitor, with it [BR-4]', async () => {
    const { list, total } = await find({ lng: 116.3, lat: 40.01, pageSize: 2 });
    expect(total).toBe(4);
    // 0.01° of a meridian is 1,112 m.
    expect(list.map(({ id, distance }) => [id, distance])).toEqual([
      ['dongcheng', 1112],
      ['machine', 12_231],
    ]);
  });

  it('want a whole position or none [BR-4]', async () => {
    await expect(find({ lng: 116.3 })).rejects.toMatchObject({ body: { code: 40000 } });
  });

  it('make a tree of areas with staffed places and machines apart [BR-1]', async () => {
    const [beijing, jiangsu] = await api.client('CN').call(areaTree, {});
    expect(beijing).toMatchObject({ code: '110000', name: '北京市', branches: 2, selfService: 1 });
    expect(beijing?.children[0]?.children.map(({ code, branches }) => [code, branches])).toEqual([
      ['110101', 1],
      ['110108', 1],
    ]);
    expect(jiangsu?.children.map(({ name }) => name)).toEqual(['苏州市']);
  });

  it('give a map what a list finds, all of it [BR-6]', async () => {
    const points = await api.client('CN').call(branchPoints, { city: '110100' });
    expect(points).toHaveLength(3);
    expect(points[0]).toHaveProperty('hours.personal');
    expect(points[0]).not.toHaveProperty('services');
  });

  it('are shown one by one with the nearest others, but not those of another city [BR-7]', async () => {
    const found = await api.client('CN').call(branchDetail, { id: 'xueyuan' });
    expect(found.hours.personal).toHaveLength(5);
    expect(found.nearby.map(({ id }) => id)).toEqual(['machine', 'dongcheng']);
    await expect(api.client('CN').call(branchDetail, { id: 'none' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});
