import { z } from 'zod';
import { Decimal, Id, PageId, UrlType, limit, request } from '../../base/schemas.ts';
import { Cover } from '../files/schemas.ts';
import { Fund } from '../funds/schemas.ts';
import { WealthProduct } from '../wealth/schemas.ts';
import { SHORTCUT_POSITIONS } from './constants.ts';

export const Shortcut = z.object({
  id: Id,
  name: z.string(),
  /** An icon of `ui`, e.g. `fx`; '' where a picture is used. */
  icon: z.string(),
  category: z.string(),
  summary: z.string(),
  cover: Cover,
  url: z.string(),
  urlType: UrlType,
  sort: z.number(),
});
export type Shortcut = z.infer<typeof Shortcut>;
export const ShortcutListRequest = request({
  pageId: PageId,
  /** The row of services, the picture stories, the assurances, the steps of a procedure, or where to turn to. */
  position: z.enum(SHORTCUT_POSITIONS).default('QUICK'),
});
export const ShortcutList = z.array(Shortcut);

export const DailyProductsRequest = request({ pageId: PageId, limit: limit(6) });
export const DailyProducts = z.array(WealthProduct);
export const SpecialProductsRequest = request({ pageId: PageId });
/** Groups in the editor's order; `list` items are of the kind that `prodType` names. */
export const ProductGroup = z.discriminatedUnion('prodType', [
  z.object({
    groupName: z.string(),
    prodType: z.literal('WEALTH'),
    total: z.number(),
    list: z.array(WealthProduct),
  }),
  z.object({ groupName: z.string(), prodType: z.literal('FUND'), total: z.number(), list: z.array(Fund) }),
]);
export type ProductGroup = z.infer<typeof ProductGroup>;
export const ProductGroups = z.array(ProductGroup);

/** Key figures of the bank for the home page, in the editor's order. */
export const Highlights = z.object({
  note: z.string(),
  url: z.string(),
  items: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      value: Decimal,
      unit: z.string(),
      comparison: z.string(),
    }),
  ),
});
export type Highlights = z.infer<typeof Highlights>;
export const HighlightsRequest = request({});
