import type { PageRecord } from './page-tree.ts';

/** Pages of one item: without its id in the address there is nothing to show. */
const OF_ONE_ITEM: ReadonlySet<string> = new Set([
  'banner-detail',
  'card-detail',
  'consumer-detail',
  'corporate-finance-detail',
  'event-detail',
  'finance-detail',
  'fund-detail',
  'link-details',
  'merchant-detail',
  'news-detail',
  'special-detail',
]);

/** Whether a visitor may be sent to the bare path of this page. */
export function isListed(record: PageRecord): record is PageRecord & { path: string } {
  return (
    record.path !== undefined &&
    record.component !== '' &&
    record.redirect === undefined &&
    !record.hidden &&
    !OF_ONE_ITEM.has(record.component)
  );
}
