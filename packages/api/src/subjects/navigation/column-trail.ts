import { type BannerCrumb, type Language, otherLanguage } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { bannerPictures } from '../../base/banner-pictures.ts';
import type { HandlerDeps } from '../../base/handler.ts';
import { NotFound } from '../../base/problems.ts';
import { columnsById } from './columns.ts';
import { ancestry, pageTree } from './page-tree.ts';

export async function findColumn(
  { content }: HandlerDeps,
  language: Language,
  columnId: string,
): Promise<RecordBody<'column'>> {
  const column = (await columnsById(content, language)).get(columnId);
  if (column === undefined) throw new NotFound(`There is no column ${columnId} in ${language}`);
  return column;
}

/** Banner and breadcrumb of a column: the pages above its list, then the column itself. */
export async function columnTrail(
  deps: HandlerDeps,
  language: Language,
  columnId: string,
): Promise<BannerCrumb[]> {
  const [column, tree, twin] = await Promise.all([
    findColumn(deps, language, columnId),
    pageTree(deps.content, language),
    twinOf(deps.content, language, columnId),
  ]);
  const chain = ancestry(tree, column.page);
  const list = chain.at(-1);
  // A page that is this column's own, and not one list for many columns, is the column: no second entry.
  const above = list?.columnId === columnId || list?.component.endsWith('-list') ? chain.slice(0, -1) : chain;
  const nearest = [column, ...chain.toReversed().map((page) => page.banner)].find(
    (shown) => shown !== undefined && shown.cover !== '',
  );
  return [
    ...above.map((page) => ({
      id: page.code,
      name: page.name,
      ...bannerPictures(page.banner, deps.imageBase),
      // A heading has no page of its own; it leads where its entry in the menu does.
      url: page.path ?? page.menu?.url ?? '',
      component: page.component,
    })),
    {
      id: columnId,
      name: column.name,
      ...(column.subTitle !== undefined && { subTitle: column.subTitle }),
      ...bannerPictures(nearest, deps.imageBase),
      url: columnAddress(list?.path ?? '', columnId),
      component: list?.component ?? '',
      twin,
    },
  ];
}

/** A list of articles without any is no page to send a reader to, unless it is as empty where the reader comes from. */
async function twinOf(content: ContentSnapshot, language: Language, columnId: string): Promise<string> {
  const other = otherLanguage(language);
  const column = (await columnsById(content, other)).get(columnId);
  if (column === undefined) return '';
  const page = (await pageTree(content, other)).byCode.get(column.page);
  if (page?.path === undefined) return '';
  if (page.component === 'news-list') {
    const [here, there] = await Promise.all(
      [language, other].map((one) => content.list('article', one, { section: columnId, limit: 1 })),
    );
    if (there?.length === 0 && here?.length !== 0) return '';
  }
  return page.columnId === columnId ? page.path : columnAddress(page.path, columnId);
}

export function columnAddress(listPath: string, columnId: string): string {
  return listPath === '' ? '' : `${listPath}?column=${columnId}`;
}
