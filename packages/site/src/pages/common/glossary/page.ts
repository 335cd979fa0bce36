import { definePage } from '../../../base/page/page-module.ts';
import { keywordParameter } from '../../../base/page/query-parameters.ts';
import { termWords } from '../../../words/common/terms/words.ts';
import { GlossaryBanner } from './GlossaryBanner.tsx';
import { GlossaryPage } from './GlossaryPage.tsx';

/** Every term that has a tip somewhere on the site (FUND-7). */
export const page = definePage({
  parameters: { keyword: keywordParameter },
  words: [termWords],
  load: async () => null,
  head: () => ({ wholeWidth: true }),
  Page: GlossaryPage,
  Banner: GlossaryBanner,
});
