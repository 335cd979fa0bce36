import {
  COLUMNS,
  SECTIONS,
  articleDetail,
  articleList,
  bannerList,
  branchList,
  shortcutList,
} from '@bank/contract';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { CASE_TAGS, isTagged } from '../parts/piece-tags.ts';
import { THEME_COLUMNS } from '../parts/special-paths.ts';
import { CHAPTERS, chapterOf, type Chapter } from './chapters.ts';

const pageId = SECTIONS.specialFinance;
/** More than an industry has. */
const ALL_PIECES = 50;
const NEWS_SHOWN = 4;
/** More than there are specialty branches, so that they can be counted by city. */
const ALL_BRANCHES = 50;

export type SpecialFinanceHomeData = Awaited<ReturnType<typeof loadSpecialFinanceHome>>;

export async function loadSpecialFinanceHome(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const chapter = async ({ theme, look, isTold }: (typeof CHAPTERS)[number]): Promise<Chapter> => {
    const columnId = THEME_COLUMNS[theme];
    const pieces = await client.call(articleList, { columnId, pageSize: ALL_PIECES }, signal);
    const newest = isTold ? pieces.list.find((piece) => isTagged(piece, CASE_TAGS)) : undefined;
    const text =
      newest === undefined ? undefined : await client.call(articleDetail, { id: newest.id }, signal);
    return chapterOf({ theme, look }, pieces, text);
  };
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      shortcuts: client.call(shortcutList, { pageId, position: 'QUICK' }, signal),
      chapters: Promise.all(CHAPTERS.map(chapter)),
      branches: client.call(branchList, { branchTypes: ['6'], pageSize: ALL_BRANCHES }, signal),
      news: client.call(articleList, { columnId: COLUMNS.specialNews, pageSize: NEWS_SHOWN }, signal),
    },
    { tolerant, signal },
  );
}
