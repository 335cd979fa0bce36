import { beijingDay } from '@bank/contract';
import type { HandlersOf } from '../../base/handler.ts';
import { NotFound, Withdrawn } from '../../base/problems.ts';
import { periodOf } from './banner-period.ts';

export const bannerHandlers = {
  async bannerList({ content }, { language, pageId }) {
    const today = beijingDay(content.version.at);
    const banners = await content.list('banner', language, { section: pageId });
    return banners.map(({ body }) => body).filter((banner) => periodOf(banner, today) === 'on');
  },

  /** Slides that lead elsewhere have no text of their own, so there is nothing at their address. */
  async bannerDetail({ content }, { language, id }) {
    const banner = (await content.find('banner', language, id))?.body;
    const today = beijingDay(content.version.at);
    if (banner?.content === undefined || periodOf(banner, today) === 'before')
      throw new NotFound(`There is no text behind a banner ${id} in ${language}`);
    if (periodOf(banner, today) === 'after')
      throw new Withdrawn(`The banner ${id} ended on ${banner.endDate}`);
    return { ...banner, content: banner.content };
  },
} satisfies HandlersOf<'bannerList' | 'bannerDetail'>;
