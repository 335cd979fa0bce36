import {
  addressIn,
  COLUMNS,
  articleList,
  branchList,
  type ArticleList,
  type BranchList,
  type BranchThemeCode,
} from '@bank/contract';
import { LeadsTo } from '../../../base/page/leads-to.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { schemesOf, type ListedScheme } from '../parts/schemes-of.ts';
import { SPECIAL_NEWS_PATH, specialtyBranchesPath, themeOf } from '../parts/special-paths.ts';

/** A column of an industry is one page. */
const MOST_ARTICLES = 50;
const BRANCHES_SHOWN = 3;

export interface SpecialSecondData {
  theme: BranchThemeCode;
  found: ArticleList;
  /** Of the whole industry, whatever is searched. */
  schemes: ListedScheme[];
  branches: BranchList;
}

export async function loadSpecialSecond({ client, query, signal }: PageRequest): Promise<SpecialSecondData> {
  const { column, keyword = '' } = query;
  if (column === COLUMNS.specialtyBranches)
    throw new LeadsTo(addressIn(client.language, specialtyBranchesPath()));
  if (column === COLUMNS.specialNews) throw new LeadsTo(addressIn(client.language, SPECIAL_NEWS_PATH));
  const theme = themeOf(column) ?? 'TECH';
  const columnId = themeOf(column) === undefined ? COLUMNS.technologyFinance : (column ?? '');
  const pieces = (word: string) =>
    client.call(articleList, { columnId, keyword: word, pageSize: MOST_ARTICLES }, signal);
  const all = pieces('');
  const [found, whole, branches] = await Promise.all([
    keyword === '' ? all : pieces(keyword),
    all,
    client.call(branchList, { branchTypes: ['6'], themes: [theme], pageSize: BRANCHES_SHOWN }, signal),
  ]);
  return { theme, found, schemes: schemesOf(whole.list), branches };
}
