import { COLUMNS, type FundArticleSummary, type Language } from '@bank/contract';
import type { Handler, HandlersOf } from '../../base/handler.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { NotFound } from '../../base/problems.ts';
import { articleMonths } from '../articles/column-sizes.ts';
import { findArticle, toArticle } from '../articles/find-article.ts';
import { type ArticleItem, toArticleSummary } from '../articles/to-article.ts';
import { yearsOf } from '../articles/years-of.ts';

type Family = 'fundNews' | 'fundStudy' | 'fundNotice' | 'fundLaws';

/** One family is one column: its list, its latest and one of it (FUND-5). */
function family(columnId: string): {
  list: Handler<`${Family}List`>;
  latest: Handler<`${Family}Latest`>;
  detail: Handler<`${Family}Detail`>;
} {
  return {
    async list({ content }, { language, year, keyword, fundCode, pageNum, pageSize }) {
      const filter = {
        section: columnId,
        ...(keyword !== '' && { keyword }),
        ...(year !== undefined && { from: `${year}-01-01`, to: `${year}-12-31` }),
      };
      const years = yearsOf(await articleMonths(content, `${language} ${columnId}`));
      const offset = (pageNum - 1) * pageSize;
      if (fundCode === undefined) {
        const [shown, total] = await Promise.all([
          content.list('article', language, { ...filter, offset, limit: pageSize }),
          content.count('article', language, filter),
        ]);
        return { total, pageNum, pageSize, list: shown.map(toSummary), years };
      }
      if (keyword === '' && year === undefined) {
        const keys = (await keysByFund(content, `${language} ${columnId}`)).get(fundCode) ?? [];
        const shown = await Promise.all(
          keys.slice(offset, offset + pageSize).map((key) => content.find('article', language, key)),
        );
        const list = shown.flatMap((item) => (item === undefined ? [] : [toSummary(item)]));
        return { total: keys.length, pageNum, pageSize, list, years };
      }
      const items = await content.list('article', language, filter);
      const found = items.filter(({ body }) => body.prodCode === fundCode);
      const shown = found.slice(offset, offset + pageSize);
      return { total: found.length, pageNum, pageSize, list: shown.map(toSummary), years };
    },

    async latest({ content }, { language, limit }) {
      const items = await content.list('article', language, { section: columnId });
      return items
        .filter(({ body }) => !body.top)
        .slice(0, limit)
        .map(toSummary);
    },

    async detail(deps, { language, id }) {
      const item = await findArticle(deps, language, id);
      if (item.body.columnId !== columnId)
        throw new NotFound(`The article ${id} does not stand in column ${columnId}`);
      return { ...(await toArticle(deps, language, item)), ...about(item) };
    },
  };
}

/** Which articles of a column are about a fund, in their order. Every page of a fund asks; it takes all of the column to know, once for a content version. */
const keysByFund = perSnapshot(async (content, column: `${Language} ${string}`) => {
  const [language, section] = column.split(' ') as [Language, string];
  const byFund = new Map<string, string[]>();
  for (const { key, body } of await content.list('article', language, { section })) {
    if (body.prodCode === undefined) continue;
    const keys = byFund.get(body.prodCode) ?? [];
    keys.push(key);
    byFund.set(body.prodCode, keys);
  }
  return byFund;
});

const toSummary = (item: ArticleItem): FundArticleSummary => ({ ...toArticleSummary(item), ...about(item) });

const about = ({ body: { prodCode } }: ArticleItem) => (prodCode === undefined ? {} : { fundCode: prodCode });

const news = family(COLUMNS.fundNews);
const study = family(COLUMNS.fundStudy);
const notices = family(COLUMNS.fundNotices);
const laws = family(COLUMNS.fundLaws);

export const fundArticleHandlers = {
  fundNewsList: news.list,
  fundNewsLatest: news.latest,
  fundNewsDetail: news.detail,
  fundStudyList: study.list,
  fundStudyLatest: study.latest,
  fundStudyDetail: study.detail,
  fundNoticeList: notices.list,
  fundNoticeLatest: notices.latest,
  fundNoticeDetail: notices.detail,
  fundLawsList: laws.list,
  fundLawsLatest: laws.latest,
  fundLawsDetail: laws.detail,
} satisfies HandlersOf<`${Family}${'List' | 'Latest' | 'Detail'}`>;
