import { FEE_CATEGORIES, type FeeVersion, type Language } from '@bank/contract';
import type { HandlerDeps, HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import type { FeeEdition } from './fee-editions.ts';
import type { FeeEntry } from './fee-entry.ts';
import { findFees } from './find-fees.ts';

export const feeHandlers = {
  async feeList(deps, request) {
    const { language } = request;
    const { editions, edition, today, found, ofAnyCategory, ofAnyPricing } = await findFees(deps, request);
    const byCategory = Map.groupBy(ofAnyCategory, ({ item }) => item.category);
    const page = pageOf(found, request);
    return {
      ...page,
      list: page.list.map(({ item }) => item),
      version: edition.version.effectiveDate,
      versions: await Promise.all(editions.map((one) => toVersion(deps, language, one))),
      today,
      edition: { items: edition.entries.length, free: freeOf(edition.entries) },
      categories: FEE_CATEGORIES.map((category) => ({
        category,
        count: byCategory.get(category)?.length ?? 0,
      })),
      counts: {
        all: ofAnyPricing.length,
        free: freeOf(ofAnyPricing),
      },
    };
  },
} satisfies HandlersOf<'feeList'>;

function freeOf(entries: readonly FeeEntry[]): number {
  return entries.filter(({ item }) => item.pricing === '3').length;
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
