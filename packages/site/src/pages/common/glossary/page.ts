import { definePage } from '../../../base/page/page-module.ts';
import { termWords } from '../../../parts/terms/use-term-words.ts';
import { GlossaryPage } from './GlossaryPage.tsx';

/** Every term that has a tip somewhere on the site (FUND-7). */
export const page = definePage({
  parameters: {},
  words: (language) => termWords.load(language),
  load: ({ language }) => termWords.load(language).then(() => null),
  head: () => ({ wholeWidth: true }),
  Page: GlossaryPage,
});
