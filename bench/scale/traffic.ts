import { VISITORS } from './assumptions.ts';
import { COSTS } from './recorded-costs.ts';
import type { Random } from '../random.ts';
import { wholeOf, untilNext } from './chance.ts';
import { createDraw, zipfShares } from './zipf.ts';

export const PAGES = COSTS.chinesePages.value + COSTS.englishPages.value;

/** One page view: a document of a page, or a navigation within the site, a search, or an address that does not exist. */
export interface View {
  at: number;
  kind: 'document' | 'navigation' | 'search' | 'junk';
  /** Of `document`: which page, and whether the browser has it from a visit before. */
  page: number;
  isReturning: boolean;
  isFirstVisit: boolean;
  records: number;
}

const { agreed, refused, clicksOfAPage, documents, searches, junk } = VISITORS;

/** Records of a page view (docs/visits.md): time in sight and clicks of those who have agreed. */
const OF_A_VIEW = agreed * (1 + clicksOfAPage);
/** And of a document: that it was opened; of those who have agreed, that recording began and the time on the site. */
const OF_A_DOCUMENT = 1 - refused + agreed * 2;

/** The mean over documents and navigations. */
export const RECORDS_OF_A_VIEW = OF_A_VIEW + documents * OF_A_DOCUMENT;

/** How often each page is asked for, by its number. */
export const PAGE_SHARES: Float64Array = Float64Array.of(
  ...zipfShares(COSTS.chinesePages.value, VISITORS.zipfExponent).map(
    (share) => share * (1 - VISITORS.english),
  ),
  ...zipfShares(COSTS.englishPages.value, VISITORS.zipfExponent).map((share) => share * VISITORS.english),
);

/** Page views one after the other, without end. */
export function* viewsOf(aSecond: number, random: Random): Generator<View> {
  const { returning, firstVisits } = VISITORS;
  const drawPage = createDraw(PAGE_SHARES, random);
  for (let at = untilNext(aSecond, random); ; at += untilNext(aSecond, random)) {
    const drawn = random();
    const kind =
      drawn < searches
        ? 'search'
        : drawn < searches + junk
          ? 'junk'
          : drawn < documents
            ? 'document'
            : 'navigation';
    yield {
      at,
      kind,
      page: drawPage(),
      isReturning: random() < returning,
      isFirstVisit: random() < firstVisits,
      records: wholeOf(OF_A_VIEW + (kind === 'navigation' ? 0 : OF_A_DOCUMENT), random),
    };
  }
}
