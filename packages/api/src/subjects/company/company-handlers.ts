import { CORPORATE_COLUMNS } from '@bank/contract';
import type { CorporateListRequest } from '@bank/contract/schemas';
import type { z } from 'zod';
import type { HandlersOf } from '../../base/handler.ts';
import { oneSpelling } from '../../base/keyword/spelling.ts';
import { pageOf } from '../../base/page-of.ts';
import { NotFound } from '../../base/problems.ts';
import { findArticle, toArticle } from '../articles/find-article.ts';
import { findColumn } from '../navigation/column-trail.ts';
import { type IndexedService, corporateIndex } from './company-index.ts';

export const companyHandlers = {
  async corporateList(deps, request) {
    const { language, columnIds, kind } = request;
    await Promise.all(columnIds.map((columnId) => findColumn(deps, language, columnId)));
    const fitting = (await corporateIndex(deps.content, language)).filter(fits(request));
    const found = fitting.filter(({ article }) => kind === undefined || article.service.kind === kind);
    const countOf = (one: 'SERVICE' | 'CASE') =>
      fitting.filter(({ article }) => article.service.kind === one).length;
    const page = pageOf(found, request);
    return {
      ...page,
      list: page.list.map(({ article }) => article),
      counts: { SERVICE: countOf('SERVICE'), CASE: countOf('CASE') },
    };
  },

  async corporateDetail(deps, { language, id }) {
    const item = await findArticle(deps, language, id);
    if (!CORPORATE_COLUMNS.test(item.body.columnId))
      throw new NotFound(`The article ${id} belongs neither to companies nor to financial markets`);
    const [article, index] = await Promise.all([
      toArticle(deps, language, item),
      corporateIndex(deps.content, language),
    ]);
    const { service } = item.body;
    if (service === undefined) return { ...article, services: [], cases: [] };
    const all = index.map((entry) => entry.article);
    return {
      ...article,
      service,
      services: service.related.flatMap((other) => all.find((one) => one.id === other) ?? []),
      cases: all.filter((one) => one.service.kind === 'CASE' && one.service.related.includes(id)),
    };
  },
} satisfies HandlersOf<'corporateList' | 'corporateDetail'>;

/** Everything but the kind: the counts of both kinds are of what this lets through. */
function fits({
  columnIds,
  industries,
  sizes,
  needs,
  keyword,
}: z.output<typeof CorporateListRequest>): (entry: IndexedService) => boolean {
  const words = oneSpelling(keyword).split(/\s+/).filter(Boolean);
  return ({ article, text }) =>
    (columnIds.length === 0 || columnIds.includes(article.columnId)) &&
    isForAny(article.service.industries, industries) &&
    isForAny(article.service.sizes, sizes) &&
    (needs.length === 0 || needs.some((need) => article.service.needs.includes(need))) &&
    words.every((word) => text.includes(word));
}

/** Who names no industry or size is for all of them. */
function isForAny<Code>(named: readonly Code[], wanted: readonly Code[]): boolean {
  return wanted.length === 0 || named.length === 0 || wanted.some((code) => named.includes(code));
}
