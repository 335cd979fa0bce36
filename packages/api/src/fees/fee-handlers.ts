import { FEE_CATEGORIES, type FeeItem, type FeeVersion, type Language } from '@bank/contract';
import { beijingDay } from '../articles/beijing-day.ts';
import type { HandlerDeps, HandlersOf } from '../handlers.ts';
import { NotFound } from '../problems.ts';
import { byName, feeMatches } from './fee-entry.ts';
import { feeEditions, type FeeEdition } from './fee-editions.ts';

export const feeHandlers = {
  async feeList(
    deps,
    { language, keyword, category, pricing, customerType, version, sort, pageNum, pageSize },
  ) {
    const today = beijingDay(deps.content.version.at);
    const editions = await feeEditions(deps.content, language);
    const edition = editionOf(editions, version, today);
    const named = edition.entries.filter(
      (entry) => feeMatches(entry, keyword) && applies(entry.item, customerType),
    );
    const isPriced = ({ item }: { item: FeeItem }) => pricing === undefined || item.pricing === pricing;
    const isOfCategory = ({ item }: { item: FeeItem }) =>
      category === undefined || item.category === category;
    const found = named.filter((entry) => isPriced(entry) && isOfCategory(entry));
    if (sort === 'name') found.sort(byName(language));
    const ofCategory = named.filter(isOfCategory);
    const categories = Map.groupBy(named.filter(isPriced), ({ item }) => item.category);
    return {
      total: found.length,
      pageNum,
      pageSize,
      list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ item }) => item),
      version: edition.version.effectiveDate,
      versions: await Promise.all(editions.map((one) => toVersion(deps, language, one))),
      today,
      categories: FEE_CATEGORIES.map((one) => ({ category: one, count: categories.get(one)?.length ?? 0 })),
      counts: {
        all: ofCategory.length,
        free: ofCategory.filter(({ item }) => item.pricing === '3').length,
      },
    };
  },
} satisfies HandlersOf<'feeList'>;

/** The edition asked for, or the one in force: the newest that has begun. */
function editionOf(editions: readonly FeeEdition[], version: string | undefined, today: string): FeeEdition {
  const edition = editions.find(({ version: { effectiveDate } }) =>
    version === undefined ? effectiveDate <= today : effectiveDate === version,
  );
  if (edition === undefined) throw new NotFound(`There is no list of fees of ${version ?? today}`);
  return edition;
}

function applies({ customerType }: FeeItem, wanted: FeeItem['customerType'] | undefined): boolean {
  if (wanted === undefined || customerType === wanted) return true;
  return customerType === 'BOTH';
}

/** The notice belongs to the site's release: one that is not out yet, or not in this language, is left out. */
async function toVersion(
  { content }: HandlerDeps,
  language: Language,
  { version: { noticeId, ...version } }: FeeEdition,
): Promise<FeeVersion> {
  const notice = noticeId === undefined ? undefined : await content.find('article', language, noticeId);
  if (notice === undefined) return version;
  const { key, title, body } = notice;
  return { ...version, notice: { id: key, title, columnId: body.columnId, publishDate: body.publishDate } };
}
