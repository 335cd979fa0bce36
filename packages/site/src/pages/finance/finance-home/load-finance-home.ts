import {
  COLUMNS,
  MARKET_LINES,
  SECTIONS,
  articleDetail,
  articleList,
  bannerList,
  corporateList,
  fxHistory,
  fxRates,
  lprHistory,
  shortcutList,
  type ForeignCurrency,
} from '@bank/contract';
import { LINE_COLUMNS } from '../../../parts/corporate/market-lines.ts';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { lateFigure } from '../../../parts/figures/late-figures.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { lprChart } from './LprPanel.tsx';
import { toMiddleLine } from './middle-lines.ts';

const pageId = SECTIONS.finance;
const NOTICES_SHOWN = 3;
const FIGURES_SHOWN = 2;
const CURRENCIES_SHOWN = 8;
/** More services than the columns will have. */
const ALL = 50;

export type FinanceHomeData = Awaited<ReturnType<typeof loadFinanceHome>>;

export function loadFinanceHome(
  { client, language, signal }: Pick<PageRequest, 'client' | 'language' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const noticesOf = (docKind: string) =>
    client.call(articleList, { columnId: COLUMNS.marketNotices, docKind, pageSize: NOTICES_SHOWN }, signal);
  const notices = async () =>
    Promise.all(MARKET_LINES.map(async (line) => ({ line, list: (await noticesOf(line)).list })));
  const middle = async () => {
    const { publishTime, list } = await client.call(fxRates, {}, signal);
    const lines = list.slice(0, CURRENCIES_SHOWN).map(async (rate) => {
      const currency = rate.currency as ForeignCurrency;
      return toMiddleLine(rate, await client.call(fxHistory, { currency, window: '1M' }, signal));
    });
    return { publishTime, lines: await Promise.all(lines) };
  };
  const lpr = async () => {
    const [rates] = await Promise.all([client.call(lprHistory, {}, signal), lprChart.fetch()]);
    return rates;
  };
  // Editors say by a tag which notices have figures for this page.
  const drawn = async () => {
    const keyword = corporateWords.of(language).figuresTag;
    const columnId = COLUMNS.marketNotices;
    const [{ list }] = await Promise.all([
      client.call(articleList, { columnId, keyword, pageSize: FIGURES_SHOWN }, signal),
      lateFigure.fetch(),
    ]);
    return Promise.all(list.map(({ id }) => client.call(articleDetail, { id }, signal)));
  };
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId }, signal),
      services: client.call(
        corporateList,
        { columnIds: Object.values(LINE_COLUMNS), kind: 'SERVICE', pageSize: ALL },
        signal,
      ),
      lpr: lpr(),
      middle: middle(),
      drawn: drawn(),
      notices: notices(),
      desks: client.call(shortcutList, { pageId, position: 'CHANNEL' }, signal),
    },
    { tolerant, signal },
  );
}
