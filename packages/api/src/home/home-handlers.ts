import type { Fund, WealthProduct } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import type { Language } from '@bank/contract';
import { beijingDay } from '../articles/beijing-day.ts';
import type { HandlersOf } from '../handlers.ts';
import { singleRecord } from '../single-record.ts';

export const homeHandlers = {
  async bannerList({ content }, { language, pageId }) {
    return (await content.list('banner', language, { section: pageId })).map(({ body }) => body);
  },

  async shortcutList({ content }, { language, pageId, position }) {
    return (await content.list('shortcut', language, { section: `${pageId}/${position}` })).map(
      ({ body }) => body,
    );
  },

  async dailyProducts({ content }, { language, pageId, limit }) {
    const focus = await content.list('product-group', language, { section: `${pageId}/FOCUS` });
    const codes = focus.flatMap(({ body }) => body.codes);
    return (await wealthByCode(content, language, codes)).slice(0, limit);
  },

  async specialProducts({ content }, { language, pageId }) {
    const section = `${pageId}/GROUP`;
    const [wealth, funds] = await Promise.all([
      content.list('product-group', language, { section }),
      content.list('fund-group', language, { section }),
    ]);
    return Promise.all([
      ...wealth.map(async ({ body }) => ({
        groupName: body.groupName,
        prodType: 'WEALTH' as const,
        total: body.total,
        list: await wealthByCode(content, language, body.codes),
      })),
      ...funds.map(async ({ body }) => ({
        groupName: body.groupName,
        prodType: 'FUND' as const,
        total: body.total,
        list: await fundsByCode(content, language, body.codes),
      })),
    ]);
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
  'bannerList' | 'dailyProducts' | 'shortcutList' | 'specialProducts' | 'highlights' | 'investorCalendar'
>;

async function wealthByCode(
  content: ContentSnapshot,
  language: Language,
  codes: string[],
): Promise<WealthProduct[]> {
  const items = await Promise.all(codes.map((code) => content.find('wealth-product', language, code)));
  return items.flatMap((item) => (item === undefined ? [] : [item.body]));
}

async function fundsByCode(content: ContentSnapshot, language: Language, codes: string[]): Promise<Fund[]> {
  const items = await Promise.all(codes.map((code) => content.find('fund', language, code)));
  return items.flatMap((item) => (item === undefined ? [] : [item.body]));
}
