import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { netOption, qrList, siteConfigDetail, websiteInfo } from '@bank/contract';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const qr = (key: string, titleId: string, sort: number) =>
  aRecord('qr', { key }, { titleId, title: key, link: `https://${key}.example/`, path: `${key}.svg`, sort });

const aLinkPage = (id: string) => ({
  id,
  name: '声明',
  updateTime: '2026-11-20T00:00:00+08:00',
  content: '<p>x</p>',
});

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord('website-info', { key: 'website' }, { switchStatus: '1', scope: 'all' }),
    aRecord('net-option', { key: 'net' }, { id: 'cn', name: 'PC', language: 'CN', homePath: '/personal' }),
    qr('wechat', '', 2),
    qr('app', '', 1),
    qr('investors', 'ir', 1),
    aRecord('link-page', { key: 'legal' }, aLinkPage('legal')),
    aRecord(
      'link-page',
      { key: 'transfer' },
      { ...aLinkPage('transfer'), answer: '次日到账。', currencies: ['USD'] },
    ),
  ]);
});
afterAll(() => api.drop());

describe('the start-up calls', () => {
  it('tell the grey switch as it is in the content [S1-grey] [S7-start]', async () => {
    expect(await api.client('CN').call(websiteInfo, {})).toEqual({
      switchStatus: '1',
      scope: 'all',
      today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    });
  });

  it('tell the relation id of the menu [S7-start]', async () => {
    expect((await api.client('CN').call(netOption, {})).id).toBe('cn');
  });

  it.each([
    ['', ['app', 'wechat']],
    ['ir', ['investors']],
    ['a title without a list of its own', ['app', 'wechat']],
  ])('give the QR list of title %j [S7-start] [S3-qr]', async (titleId, titles) => {
    const { qrUrlList } = await api.client('CN').call(qrList, { titleId });
    expect(qrUrlList.map(({ title }) => title)).toEqual(titles);
    expect(qrUrlList[0]?.url).toMatch(/^\/images\/.+\.svg$/);
  });

  it('answer 40400 for what this language does not have [S8-code]', async () => {
    await expect(api.client('EN').call(websiteInfo, {})).rejects.toMatchObject({ body: { code: 40400 } });
  });
});

describe('the text behind a footer link', () => {
  it('is found by its id [S7-config] [S3-footer]', async () => {
    const detail = await api.client('CN').call(siteConfigDetail, { id: 'legal' });
    expect(detail).toEqual({
      id: 'legal',
      name: '声明',
      updateTime: '2026-11-20T00:00:00+08:00',
      hasTwin: false,
      summary: 'x',
      content: '<p>x</p>',
    });
  });

  it('tells what a service page answers at a glance [S7-config]', async () => {
    const detail = await api.client('CN').call(siteConfigDetail, { id: 'transfer' });
    expect(detail).toMatchObject({ answer: '次日到账。', currencies: ['USD'], summary: 'x' });
  });
});
