import { COMPARED_AT_MOST } from '@bank/contract';
import { CARD_PARAMETERS } from '../parts/finder/card-filters.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, listParameter } from '../../../base/page/query-parameters.ts';
import { CardIntroductionBanner } from './CardIntroductionBanner.tsx';
import { CardIntroductionPage } from './CardIntroductionPage.tsx';
import { comparisonPart } from './comparison-part.ts';
import { loadCardIntroduction } from './load-card-introduction.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

/** /creditcard/second/xykjs: what to know of credit cards, all of them, and up to four side by side (CARD-1). */
export const page = definePage({
  parameters: {
    codes: listParameter(/^[A-Za-z0-9-]{1,64}$/, COMPARED_AT_MOST),
    only: codeParameter(['different']),
    /** The two that a phone shows. */
    pair: listParameter(/^[A-Za-z0-9-]{1,64}$/, 2),
    ...CARD_PARAMETERS,
  },
  part: comparisonPart,
  words: [cardWords],
  load: loadCardIntroduction,
  head: ({ found }) => ({ wholeWidth: true, list: found }),
  Page: CardIntroductionPage,
  Banner: CardIntroductionBanner,
});
