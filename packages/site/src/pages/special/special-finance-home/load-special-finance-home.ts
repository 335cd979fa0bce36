import {
  BRANCH_THEMES,
  COLUMNS,
  SECTIONS,
  articleList,
  bannerList,
  branchList,
  shortcutList,
  type ArticleList,
  type BranchThemeCode,
} from '@bank/contract';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { THEME_COLUMNS } from '../parts/special-paths.ts';

const pageId = SECTIONS.specialFinance;
const PIECES_SHOWN = 3;
const NEWS_SHOWN = 5;
/** More than there are specialty branches, so that they can be counted by city. */
const ALL_BRANCHES = 50;

export type SpecialFinanceHomeData = Awaited<ReturnType<typeof loadSpecialFinanceHome>>;

export interface Industry {
  theme: BranchThemeCode;
  pieces: ArticleList;
}

export async function loadSpecialFinanceHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const industry = async (theme: BranchThemeCode): Promise<Industry> => ({
    theme,
    pieces: await client.call(
      articleList,
      { columnId: THEME_COLUMNS[theme], pageSize: PIECES_SHOWN },
      signal,
    ),
  });
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId, position: 'QUICK' }, signal),
      industries: Promise.all(BRANCH_THEMES.map(industry)),
      branches: client.call(branchList, { branchTypes: ['6'], pageSize: ALL_BRANCHES }, signal),
      news: client.call(articleList, { columnId: COLUMNS.specialNews, pageSize: NEWS_SHOWN }, signal),
    },
    { tolerant, signal },
  );
}
