import {
  COLUMNS,
  MARKET_LINES,
  SECTIONS,
  articleList,
  bannerList,
  corporateList,
  fxRates,
  lprHistory,
  shortcutList,
} from '@bank/contract';
import { LINE_COLUMNS } from '../../../parts/corporate/market-lines.ts';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const pageId = SECTIONS.finance;
const NOTICES_SHOWN = 3;
/** More services than the columns will have. */
const ALL = 50;

export type FinanceHomeData = Awaited<ReturnType<typeof loadFinanceHome>>;

export function loadFinanceHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const noticesOf = (docKind: string) =>
    client.call(articleList, { columnId: COLUMNS.marketNotices, docKind, pageSize: NOTICES_SHOWN }, signal);
  const notices = async () =>
    Promise.all(MARKET_LINES.map(async (line) => ({ line, list: (await noticesOf(line)).list })));
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId }, signal),
      services: client.call(
        corporateList,
        { columnIds: Object.values(LINE_COLUMNS), kind: 'SERVICE', pageSize: ALL },
        signal,
      ),
      lpr: client.call(lprHistory, {}, signal),
      fx: client.call(fxRates, {}, signal),
      notices: notices(),
      desks: client.call(shortcutList, { pageId, position: 'CHANNEL' }, signal),
    },
    { tolerant, signal },
  );
}
