import { definePage } from '../../../base/page/page-module.ts';
import { GlossaryPage } from './GlossaryPage.tsx';
import { termWords } from '../../../words/common/terms/words.ts';

/** Every term that has a tip somewhere on the site (FUND-7). */
export const page = definePage({
  parameters: {},
  words: [termWords],
  load: async () => null,
  head: () => ({ wholeWidth: true }),
  Page: GlossaryPage,
});
