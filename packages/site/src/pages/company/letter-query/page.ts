import { definePage } from '../../../base/page/page-module.ts';
import { LetterQueryPage } from './LetterQueryPage.tsx';
import { loadLetterQuery } from './load-letter-query.ts';
import { letterWords } from './use-letter-words.ts';

/** /company/lettersearch (CORP-1, CORP-2): what is asked and answered stands in no address and in no cache. */
export const page = definePage({
  parameters: {},
  takesForm: true,
  words: (language) => letterWords.load(language),
  async load(request) {
    await letterWords.load(request.language);
    return loadLetterQuery(request);
  },
  Page: LetterQueryPage,
});
