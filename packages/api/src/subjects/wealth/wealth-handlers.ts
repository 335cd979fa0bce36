import type { NavPoint } from '@bank/contract';
import { ratio, scaled } from '@bank/contract/decimal';
import type { SeriesPoint } from '@bank/contract/schemas';
import type { HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { NotFound } from '../../base/problems.ts';
import { findWealth, isOnSale } from './find-wealth.ts';
import { performanceOf } from './performance.ts';
import { toPapers, uploadedPapers, wealthQueryOf } from './product-papers.ts';
import { trackOfProduct } from './track-of-product.ts';
import { wealthIndex } from './wealth-index.ts';
import { todayIn, wealthToday } from './wealth-today.ts';

export const wealthHandlers = {
  async wealthQuery(deps, request) {
    const found = findWealth(await wealthToday(deps, request.language), request);
    let dataDate: string | undefined;
    for (const { product } of found) {
      if (product.navDate !== undefined && product.navDate > (dataDate ?? '')) dataDate = product.navDate;
    }
    const page = pageOf(found, request);
    return {
      ...page,
      onSale: found.filter(isOnSale).length,
      list: page.list.map(({ product }) => product),
      ...(dataDate !== undefined && { dataDate }),
    };
  },

  async wealthDetail(deps, { language, prodCode }) {
    const found = (await wealthToday(deps, language)).byCode.get(prodCode);
    if (found === undefined) throw new NotFound(`There is no wealth product ${prodCode} in ${language}`);
    return { ...found.product, unlisted: found.unlisted };
  },

  async productPapers(deps, request) {
    const { language, docKind } = request;
    const [index, uploaded] = await Promise.all([
      wealthToday(deps, language),
      uploadedPapers(deps.content, language),
    ]);
    const found = findWealth(index, wealthQueryOf(request))
      .map(({ product }) => toPapers(product, uploaded.get(product.prodCode) ?? [], docKind))
      .filter(({ documents }) => documents.length > 0);
    return pageOf(found, request);
  },

  async navList({ content }, { language, prodCode, startDate, endDate }) {
    const { byCode } = await wealthIndex(content, language);
    if (!byCode.has(prodCode)) throw new NotFound(`There is no wealth product ${prodCode} in ${language}`);
    const points = await content.series('wealth-nav', prodCode, {
      ...(startDate !== undefined && { from: startDate }),
      ...(endDate !== undefined && { to: endDate }),
    });
    return toNavPoints(points);
  },

  async wealthPerformance({ content }, { language, prodCodes }) {
    const { listed } = await wealthIndex(content, language);
    const codes = [...new Set(prodCodes)].filter((code) => listed.has(code));
    const found = await Promise.all(codes.map((code) => performance(content, code)));
    return found.filter((one) => one !== undefined);
  },

  async wealthTrack({ content }, { language, prodCode }) {
    const track = await trackOfProduct(content, language, prodCode);
    if (track === undefined) throw new NotFound(`There is no wealth product ${prodCode} in ${language}`);
    return track;
  },

  async wealthOpenings({ content, now }, { language, prodCodes, limit }) {
    const { byCode } = await wealthIndex(content, language);
    const today = todayIn({ now });
    const codes = [...new Set(prodCodes)].filter((code) => byCode.has(code));
    return Promise.all(
      codes.map(async (prodCode) => ({
        prodCode,
        days: (await content.series('wealth-dealing', prodCode, { from: today })).slice(0, limit),
      })),
    );
  },

  async organs({ content }, { language, saleMode }) {
    const items = await content.list('organ', language);
    return items
      .map(({ body }) => body)
      .filter((organ) => saleMode === undefined || organ.saleMode === saleMode);
  },
} satisfies HandlersOf<
  | 'wealthQuery'
  | 'wealthDetail'
  | 'productPapers'
  | 'navList'
  | 'wealthPerformance'
  | 'wealthTrack'
  | 'wealthOpenings'
  | 'organs'
>;

function toNavPoints(points: readonly SeriesPoint<'wealth-nav'>[]): NavPoint[] {
  let before: bigint | undefined;
  return points
    .filter(({ unitNav }) => unitNav !== '')
    .map(({ date, unitNav, accNav }) => {
      const acc = accNav === '' ? unitNav : accNav;
      const nav = scaled(acc);
      const dayRate = before === undefined ? '' : ratio((nav - before) * 100n, before, 2);
      before = nav;
      return { navDate: date, unitNav, accNav: acc, dayRate };
    });
}

/** A history is read and worked through once for each content version; it says the same in every language. */
const performance = perSnapshot(async (content, code: string) =>
  performanceOf(code, await content.series('wealth-nav', code)),
);
