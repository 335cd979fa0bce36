import type { HandlersOf } from '../../base/handler.ts';
import { singleRecord } from '../../base/single-record.ts';
import { isOnSale } from '../funds/find-funds.ts';
import { fundIndex } from '../funds/fund-index.ts';
import { isOnSale as isWealthOnSale } from '../wealth/find-wealth.ts';
import { type WealthIndex, wealthIndex } from '../wealth/wealth-index.ts';
import { pick } from './products-by-code.ts';

const onSaleFor = ({ inOrder }: WealthIndex, customers: readonly string[]) =>
  inOrder.filter((entry) => customers.includes(entry.product.customerType) && isWealthOnSale(entry)).length;

export const homeHandlers = {
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
} satisfies HandlersOf<'dailyProducts' | 'shortcutList' | 'specialProducts' | 'highlights'>;
