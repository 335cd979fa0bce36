import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bannerDetail, bannerList } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const TEXT = '<p>正文</p>';

const banner = (id: string, parts: Partial<RecordBody<'banner'>> = { content: TEXT }) =>
  aRecord(
    'banner',
    { key: id },
    {
      id,
      pageId: 'P01',
      title: id,
      tabName: id,
      kicker: '',
      subTitle: '',
      cover: '',
      alt: '',
      actionName: '',
      url: '',
      urlType: '0',
      secondName: '',
      secondUrl: '',
      labels: [],
      sort: 1,
      ...parts,
    },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    banner('always'),
    banner('last-day', { startDate: '2026-11-01', endDate: '2026-11-20', content: TEXT }),
    banner('ended', { endDate: '2026-11-19', content: TEXT }),
    banner('coming', { startDate: '2026-11-21', content: TEXT }),
    banner('elsewhere', {}),
  ]);
});
afterAll(() => api.drop());

describe('the text behind a banner', () => {
  it.each(['always', 'last-day'])('of %s is there [S2-banner]', async (id) => {
    expect(await api.client('CN').call(bannerDetail, { id })).toMatchObject({ id, content: TEXT });
  });

  it.each([
    ['ended', 41000],
    ['coming', 40400],
    ['elsewhere', 40400],
    ['unknown', 40400],
  ])('of %s is refused with %d [S2-banner] [S8-code]', async (id, code) => {
    await expect(api.client('CN').call(bannerDetail, { id })).rejects.toMatchObject({ body: { code } });
  });

  it('does not travel with the banners, and only those of today are shown [S2-banner]', async () => {
    const banners = await api.client('CN').call(bannerList, { pageId: 'P01' });
    expect(banners.map(({ id }) => id).toSorted()).toEqual(['always', 'elsewhere', 'last-day']);
    expect(banners.some((one) => 'content' in one)).toBe(false);
  });
});
