import { z } from 'zod';
import { one, recordType } from '../../base/record-type.ts';
import { PageId } from '../../base/schemas.ts';
import { Cover } from '../files/schemas.ts';
import { CUSTOMER_TYPES } from '../wealth/constants.ts';
import { SHORTCUT_POSITIONS } from './constants.ts';
import { Highlights, Shortcut } from './schemas.ts';

const ShortcutRecordBody = Shortcut.extend({
  pageId: PageId,
  position: z.enum(SHORTCUT_POSITIONS),
  icon: z.string().default(''),
  category: z.string().default(''),
  summary: z.string().default(''),
  cover: Cover.default(''),
});

/** Which products a page shows in its groups, in order; `focus` lists the daily products, the lead first. */
const ProductGroupRecordBody = z.strictObject({
  pageId: PageId,
  groupName: z.string().min(1),
  kind: z.enum(['GROUP', 'FOCUS']),
  codes: z.array(z.string()).min(1),
  /** What the group's "n on sale" says, where it is not counted. */
  total: z.number().int().default(0),
  /** Of a group of all that these customers can buy: it is counted, as the list counts it. */
  countedFor: z.array(z.enum(CUSTOMER_TYPES)).min(1).optional(),
  sort: z.number().int(),
});
export const homeRecords = {
  shortcut: recordType('site', ShortcutRecordBody, {
    section: (s) => `${s.pageId}/${s.position}`,
    rank: (s) => s.sort,
  }),
  highlights: recordType('site', Highlights, one),
  'product-group': recordType('wealth', ProductGroupRecordBody, {
    section: (g) => `${g.pageId}/${g.kind}`,
    rank: (g) => g.sort,
  }),
  'fund-group': recordType('funds', ProductGroupRecordBody, {
    section: (g) => `${g.pageId}/${g.kind}`,
    rank: (g) => g.sort,
  }),
};
