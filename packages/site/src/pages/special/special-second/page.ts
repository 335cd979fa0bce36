import { COLUMNS } from '@bank/contract';
import { branchWords } from '../../../parts/branches/use-branch-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, keywordParameter } from '../../../base/page/query-parameters.ts';
import { THEME_COLUMNS } from '../parts/special-paths.ts';
import { specialWords } from '../parts/use-special-words.ts';
import { SpecialSecondPage } from './SpecialSecondPage.tsx';
import { loadSpecialSecond } from './load-special-second.ts';

/** /spesialfinance/second: one industry, its solutions, cases and policies, and who knows about it (SPE-1). */
export const page = definePage({
  parameters: { column: columnParameter, keyword: keywordParameter },
  columns: [...Object.values(THEME_COLUMNS), COLUMNS.specialtyBranches, COLUMNS.specialNews],
  async words(language) {
    await Promise.all([specialWords.load(language), branchWords.load(language)]);
  },
  load: loadSpecialSecond,
  head: ({ theme }, { language }) => ({
    title: specialWords.of(language).themes[theme] ?? theme,
    description: specialWords.of(language).leads[theme] ?? '',
  }),
  Page: SpecialSecondPage,
});
