import type { Language } from '@bank/contract';
import type { ContentSnapshot, ListQuery } from '@bank/store';
import type { HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { columnAddress, findColumn } from '../navigation/column-trail.ts';
import { columnsById } from '../navigation/columns.ts';
import { pageTree } from '../navigation/page-tree.ts';
import { articleCount, articleMonths } from './column-sizes.ts';
import { findArticle, toArticle } from './find-article.ts';
import { toArticleSummary } from './to-article.ts';
import { yearsOf } from './years-of.ts';

export const articleHandlers = {
  /** The columns of the same section: ids share their first three digits. */
  async articleTree(deps, { language, columnId }) {
    await findColumn(deps, language, columnId);
    const [tree, columns] = await Promise.all([
      pageTree(deps.content, language),
      columnsById(deps.content, language),
    ]);
    return [...columns.values()]
      .filter((column) => column.columnId.slice(0, 3) === columnId.slice(0, 3))
      .toSorted((a, b) => a.columnId.localeCompare(b.columnId))
      .map((body, index) => {
        const page = tree.byCode.get(body.page);
        return {
          id: body.columnId,
          code: body.columnId,
          name: body.name,
          path: page?.path ?? '',
          url: columnAddress(page?.path ?? '', body.columnId),
          urlType: '1' as const,
          component: page?.component ?? '',
          dataType: 2 as const,
          levels: 2,
          layout: page?.layout ?? 'second',
          titleId: '',
          sort: index,
        };
      });
  },

  async articleList(deps, request) {
    const { language, columnId, docKind, pageNum, pageSize } = request;
    await findColumn(deps, language, columnId);
    const filter = filterOf(request);
    if (docKind !== undefined) {
      const [all, months] = await Promise.all([
        deps.content.list('article', language, filter),
        articleMonths(deps.content, `${language} ${columnId}`),
      ]);
      const found = all.filter(({ body }) => body.docKind === docKind).map(toArticleSummary);
      return { ...pageOf(found, request), years: yearsOf(months), months };
    }
    const [items, total, months] = await Promise.all([
      deps.content.list('article', language, {
        ...filter,
        offset: (pageNum - 1) * pageSize,
        limit: pageSize,
      }),
      countOf(deps.content, language, filter),
      articleMonths(deps.content, `${language} ${columnId}`),
    ]);
    return { total, pageNum, pageSize, list: items.map(toArticleSummary), years: yearsOf(months), months };
  },

  async finInfoList(deps, request) {
    const { language, columnId, prodCode, keyword } = request;
    await findColumn(deps, language, columnId);
    const items = await deps.content.list('article', language, { section: columnId, keyword });
    const found = items.filter(({ body }) => prodCode === undefined || body.prodCode === prodCode);
    const page = pageOf(found, request);
    return {
      ...page,
      list: page.list.map((item) => ({
        ...toArticleSummary(item),
        prodCode: item.body.prodCode ?? '',
        prodName: item.body.prodName ?? '',
        docKind: item.body.docKind ?? '',
      })),
    };
  },

  async articleDetail(deps, { language, id }) {
    return toArticle(deps, language, await findArticle(deps, language, id));
  },
} satisfies HandlersOf<'articleTree' | 'articleList' | 'finInfoList' | 'articleDetail'>;

/** A whole column and whole years of it are counted already; all else is counted anew. */
async function countOf(content: ContentSnapshot, language: Language, filter: ColumnQuery): Promise<number> {
  const { section, keyword, from, to } = filter;
  if (keyword !== undefined) return content.count('article', language, filter);
  if (from === undefined && to === undefined) return articleCount(content, `${language} ${section}`);
  const isOfYears = (from ?? '-01-01').endsWith('-01-01') && (to ?? '-12-31').endsWith('-12-31');
  if (!isOfYears || to === undefined) return content.count('article', language, filter);
  const months = await articleMonths(content, `${language} ${section}`);
  return months
    .filter(({ month }) => month >= (from?.slice(0, 7) ?? '') && month <= to)
    .reduce((sum, { count }) => sum + count, 0);
}

type ColumnQuery = ListQuery & { section: string };

interface ArticleFilter {
  columnId: string;
  keyword: string;
  year?: string | undefined;
  beforeYear?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The narrowest of the given limits holds: a year, everything before a year, a range of days. */
function filterOf({ columnId, keyword, year, beforeYear, startDate, endDate }: ArticleFilter): ColumnQuery {
  const from = latest(startDate, year && `${year}-01-01`);
  const to = earliest(endDate, year && `${year}-12-31`, beforeYear && `${Number(beforeYear) - 1}-12-31`);
  return { section: columnId, ...(keyword !== '' && { keyword }), ...(from && { from }), ...(to && { to }) };
}

const latest = (...days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
const earliest = (...days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(0);
