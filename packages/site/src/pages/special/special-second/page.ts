import { COLUMNS } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, keywordParameter } from '../../../base/page/query-parameters.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { THEME_COLUMNS } from '../parts/special-paths.ts';
import { SpecialSecondBanner } from './SpecialSecondBanner.tsx';
import { SpecialSecondPage } from './SpecialSecondPage.tsx';
import { loadSpecialSecond } from './load-special-second.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';
import { specialWords } from '../../../words/special/special/words.ts';

/** /spesialfinance/second: one industry, its solutions, cases and policies, and who knows about it (SPE-1). */
export const page = definePage({
  parameters: { column: columnParameter, keyword: keywordParameter },
  columns: [...Object.values(THEME_COLUMNS), COLUMNS.specialtyBranches, COLUMNS.specialNews],
  words: [specialWords, branchWords],
  load: loadSpecialSecond,
  head: ({ theme }, { language }) => ({
    title: specialWords.of(language).themes[theme] ?? theme,
    description: specialWords.of(language).leads[theme] ?? '',
    feeds: listFeed(THEME_COLUMNS[theme], language),
  }),
  Page: SpecialSecondPage,
  Banner: SpecialSecondBanner,
});
