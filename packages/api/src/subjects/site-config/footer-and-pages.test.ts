import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qrList, siteConfig, siteConfigDetail, siteConfigLower, websiteInfo } from '@bank/contract';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const link = (id: string) => ({ id, name: id, urlType: '1' as const, url: `/${id}` });
const CONFIG = {
  siteName: '北曜银行',
  legalName: '北曜银行股份有限公司',
  officialHost: 'bank.example',
  bottomConfigList: [{ id: 'about', name: '关于', links: [link('a'), link('b')] }],
  friendlyLinkList: [{ id: 'friends', name: '友情链接', links: [link('c')] }],
  legalLinkList: [],
  loginList: [],
  careersUrl: '',
  complaintUrl: '',
  icpNo: '',
  policeNo: '',
  policeUrl: '',
  depositInsuranceNote: '',
  copyrightYear: '2026',
  ipv6: '1' as const,
  mediaContact: { department: '办公室', email: 'press@bank.example' },
  description: '',
  shareImage: '',
};
const page = (id: string, language: 'CN' | 'EN', given: object = {}) =>
  aRecord(
    'link-page',
    { key: id, language },
    {
      id,
      name: id,
      updateTime: '2026-11-20T00:00:00+08:00',
      content: '<p>第一段</p><p>第二段</p>',
      ...given,
    },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord('site-config', { key: 'site' }, CONFIG as never),
    aRecord('website-info', { key: 'website' }, { switchStatus: '0', scope: 'all' }),
    aRecord('pinyin', { key: 'pinyin' }, { dictionary: { path: 'pinyin.txt' } } as never),
    aRecord(
      'qr',
      { key: 'app' },
      { titleId: '', title: 'app', link: 'https://a.example/', path: 'a.svg', sort: 1 },
    ),
    page('both', 'CN', { url: '/elsewhere', cover: JSON.stringify([{ path: 'wide.svg' }]) }),
    page('both', 'EN'),
    page('plain', 'CN'),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');

describe('the footer', () => {
  it('is as the editors wrote it [S3-footer]', async () => {
    expect(await client().call(siteConfig, {})).toMatchObject({
      siteName: '北曜银行',
      bottomConfigList: [{ id: 'about' }],
    });
  });

  it.each([
    ['about', ['a', 'b']],
    ['friends', ['c']],
  ])('has below %s its own links [S3-footer]', async (id, links) => {
    expect((await client().call(siteConfigLower, { id })).map((one) => one.id)).toEqual(links);
  });

  it('has nothing below what it does not have [S8-code]', async () => {
    await expect(client().call(siteConfigLower, { id: 'none' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});

describe('at the start', () => {
  it('a page learns where the pinyin of its search lies, where there is any [S7-start]', async () => {
    expect((await client().call(websiteInfo, {})).pinyinPath).toBe('pinyin.txt');
  });

  it('a code to scan has its picture and its address [S3-qr]', async () => {
    expect((await client().call(qrList, {})).qrUrlList).toEqual([
      { url: '/images/a.svg', title: 'app', link: 'https://a.example/' },
    ]);
  });
});

describe('a text of the footer', () => {
  it('tells its first line, where else it stands, its picture and whether it has a twin [S7-config]', async () => {
    expect(await client().call(siteConfigDetail, { id: 'both' })).toMatchObject({
      name: 'both',
      summary: '第一段',
      url: '/elsewhere',
      bannerImgUrl: '/images/wide.svg',
      hasTwin: true,
    });
    const plain = await client().call(siteConfigDetail, { id: 'plain' });
    expect(plain).toMatchObject({ hasTwin: false });
    for (const field of ['url', 'bannerImgUrl']) expect(plain).not.toHaveProperty(field);
    await expect(client().call(siteConfigDetail, { id: 'none' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});
