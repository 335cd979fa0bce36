import type { HandlersOf } from '../../base/handler.ts';
import { singleRecord } from '../../base/single-record.ts';
import { isOnSale } from '../funds/find-funds.ts';
import { fundIndex } from '../funds/fund-index.ts';
import { isOnSale as isWealthOnSale } from '../wealth/find-wealth.ts';
import { wealthIndex } from '../wealth/wealth-index.ts';
import { wealthToday } from '../wealth/wealth-today.ts';
import { pick } from './products-by-code.ts';

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

  async specialProducts(deps, { language, pageId }) {
    const { content } = deps;
    const section = `${pageId}/GROUP`;
    const [wealth, funds, products, fundProducts] = await Promise.all([
      content.list('product-group', language, { section }),
      content.list('fund-group', language, { section }),
      wealthToday(deps, language),
      fundIndex(content, language),
    ]);
    const onSale = products.inOrder.filter(isWealthOnSale).map(({ product }) => product);
    return [
      ...wealth.map(({ body: { groupName, codes, countedFor, total } }) => ({
        groupName,
        prodType: 'WEALTH' as const,
        ...(countedFor === undefined
          ? { total, list: pick(products.listed, codes) }
          : {
              total: onSale.filter(({ customerType }) => countedFor.includes(customerType)).length,
              // A group of all on sale shows none that is not.
              list: pick(new Map(onSale.map((product) => [product.prodCode, product])), codes),
            }),
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
