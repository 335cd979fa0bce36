import { definePage } from '../../../base/page/page-module.ts';
import { LetterBanner } from './LetterBanner.tsx';
import { LetterQueryPage } from './LetterQueryPage.tsx';
import { loadLetterQuery } from './load-letter-query.ts';
import { letterWords } from '../../../words/company/letters/words.ts';

/** /company/lettersearch (CORP-1, CORP-2): what is asked and answered stands in no address and in no cache. */
export const page = definePage({
  parameters: {},
  takesForm: true,
  words: [letterWords],
  load: loadLetterQuery,
  head: () => ({ hasPanel: true }),
  Banner: LetterBanner,
  Page: LetterQueryPage,
});
