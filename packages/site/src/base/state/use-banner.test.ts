import { describe, expect, it } from 'vitest';
import { bannerOf } from './use-banner.ts';

const own = {
  title: '公告',
  bg: '/images/records.svg',
  phoneBg: '/images/records-phone.svg',
  breadList: [{ id: '1', name: '公告', bannerImgUrl: '/images/records.svg' }],
};
const nothing = { title: '', bg: '', breadList: [] };

describe('the banner of a page', () => {
  it('is that of its records as long as the page sets nothing [S4-banner]', () => {
    expect(bannerOf(own, nothing)).toEqual(own);
  });

  it('takes each value that the page has set before its own [S4-banner] [S4-store]', () => {
    expect(bannerOf(own, { ...nothing, title: '活动' })).toEqual({ ...own, title: '活动' });
    expect(bannerOf(own, { ...nothing, bg: '/images/page.svg' })).toEqual({
      ...own,
      bg: '/images/page.svg',
      phoneBg: undefined,
    });
  });

  it('takes title and picture of the last entry of a breadcrumb that the page has set [S4-banner]', () => {
    const breadList = [
      { id: '2', name: '活动', bannerImgUrl: '' },
      {
        id: '3',
        name: '春季活动',
        bannerImgUrl: '/images/spring.svg',
        bannerPhoneImgUrl: '/images/phone.svg',
      },
    ];
    expect(bannerOf(own, { ...nothing, breadList })).toEqual({
      title: '春季活动',
      bg: '/images/spring.svg',
      phoneBg: '/images/phone.svg',
      breadList,
    });
  });
});
