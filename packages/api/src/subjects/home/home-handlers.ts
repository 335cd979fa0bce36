import { beijingDay } from '../articles/beijing-day.ts';
import { isOnSale } from '../funds/find-funds.ts';
import { fundIndex } from '../funds/fund-index.ts';
import type { HandlersOf } from '../../calls/handlers.ts';
import { periodOf } from '../banners/banner-period.ts';
import { NotFound, Withdrawn } from '../../base/problems.ts';
import { singleRecord } from '../../base/single-record.ts';
import { isOnSale as isWealthOnSale } from '../wealth/find-wealth.ts';
import { wealthIndex, type WealthIndex } from '../wealth/wealth-index.ts';
import { pick } from './products-by-code.ts';

const onSaleFor = ({ inOrder }: WealthIndex, customers: readonly string[]) =>
  inOrder.filter((entry) => customers.includes(entry.product.customerType) && isWealthOnSale(entry)).length;

export const homeHandlers = {
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

  async shortcutList({ content }, { language, pageId, position }) {
    return (await content.list('shortcut', language, { section: `${pageId}/${position}` })).map(
      ({ body }) => body,
    );
  },

  async dailyProducts({ content }, { language, pageId, limit }) {
    const focus = await content.list('product-group', language, { section: `${pageId}/FOCUS` });
    const codes = focus.flatMap(({ body }) => body.codes);
    return pick((await wealthIndex(content, language)).listed, codes).slice(0, limit);
  },

  async specialProducts({ content }, { language, pageId }) {
    const section = `${pageId}/GROUP`;
    const [wealth, funds, products, fundProducts] = await Promise.all([
      content.list('product-group', language, { section }),
      content.list('fund-group', language, { section }),
      wealthIndex(content, language),
      fundIndex(content, language),
    ]);
    return [
      ...wealth.map(({ body }) => ({
        groupName: body.groupName,
        prodType: 'WEALTH' as const,
        total: body.countedFor === undefined ? body.total : onSaleFor(products, body.countedFor),
        list: pick(products.listed, body.codes),
      })),
      ...funds.map(({ body }) => ({
        groupName: body.groupName,
        prodType: 'FUND' as const,
        total: fundProducts.inOrder.filter(isOnSale).length,
        list: pick(fundProducts.byCode, body.codes).map(({ fund }) => fund),
      })),
    ];
  },

  highlights({ content }, { language }) {
    return singleRecord(content, 'highlights', language);
  },

  async investorCalendar({ content }, { language, from, limit }) {
    const first = from ?? beijingDay(content.version.at);
    const events = await content.list('investor-event', language, { from: first });
    return events
      .map(({ body }) => body)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .slice(0, limit);
  },
} satisfies HandlersOf<
  | 'bannerList'
  | 'bannerDetail'
  | 'dailyProducts'
  | 'shortcutList'
  | 'specialProducts'
  | 'highlights'
  | 'investorCalendar'
>;
