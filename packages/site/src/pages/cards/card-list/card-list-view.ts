import { COLUMNS } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import type { CardListView } from './card-list-data.ts';

/** The view of a column; a column that the page does not know shows the cards. */
export function viewOf({ column }: PageQuery): CardListView {
  switch (column) {
    case COLUMNS.merchants:
      return 'MERCHANTS';
    case COLUMNS.instalments:
      return 'INSTALMENTS';
    case COLUMNS.cardOffers:
    case COLUMNS.cardNotices:
      return 'ARTICLES';
    default:
      return 'CARDS';
  }
}
