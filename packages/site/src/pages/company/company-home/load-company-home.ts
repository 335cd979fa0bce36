import {
  COLUMNS,
  SECTIONS,
  articleList,
  articleTree,
  bannerList,
  corporateList,
  shortcutList,
  specialProducts,
} from '@bank/contract';
import { shownGroups } from '../../../parts/wealth/shown-products.ts';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const pageId = SECTIONS.company;
/** The columns of services, in the order in which the home shows them. */
export const SHOWN_COLUMNS = [
  COLUMNS.corporateFinance,
  COLUMNS.tradeFinance,
  COLUMNS.cashManagement,
] as const;
const NOTICES_SHOWN = 5;
const CASES_SHOWN = 3;
/** More services than the columns will have. */
const ALL = 50;

export type CompanyHomeData = Awaited<ReturnType<typeof loadCompanyHome>>;

export function loadCompanyHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const columnIds = [...SHOWN_COLUMNS];
  const groups = async () => shownGroups(await client.call(specialProducts, { pageId }, signal));
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId }, signal),
      services: client.call(corporateList, { columnIds, kind: 'SERVICE', pageSize: ALL }, signal),
      groups: groups(),
      cases: client.call(corporateList, { columnIds, kind: 'CASE', pageSize: CASES_SHOWN }, signal),
      notices: client.call(
        articleList,
        { columnId: COLUMNS.companyNotices, pageSize: NOTICES_SHOWN },
        signal,
      ),
      assurances: client.call(shortcutList, { pageId, position: 'ASSURANCE' }, signal),
      columns: client.call(articleTree, { columnId: COLUMNS.corporateFinance }, signal),
    },
    { tolerant, signal },
  );
}
