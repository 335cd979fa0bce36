import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Features } from '@bank/contract';
import { SiteFooter } from '../../frame/chrome/SiteFooter.tsx';
import { markupOf } from '../../frame/chrome/testing/render-chrome.tsx';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { FeeGlossary } from '../../pages/rates/fees/FeeGlossary.tsx';
import { SearchAside } from '../../pages/search/search/aside/SearchAside.tsx';
import { QuickLinks } from '../../pages/search/search/nothing/QuickLinks.tsx';
import { opinionWords } from '../../words/articles/opinion/words.ts';
import { searchWords } from '../../words/common/search-page/words.ts';
import { tellOfBank } from '../../words/loading/bank-facts.ts';
import { feeWords } from '../../words/rates/fees/words.ts';
import { PageOpinion } from '../reading/PageOpinion.tsx';

const CHROME = sampleChrome('CN');
const PARTS = {
  opinion: <PageOpinion path="/personal/dkll" />,
  search: <SearchAside path="/search" hot={[]} />,
  nothing: <QuickLinks />,
  fees: <FeeGlossary />,
  // The way to complain is the content's own.
  footer: (
    <SiteFooter chrome={{ ...CHROME, config: { ...CHROME.config, complaintUrl: '/bobbank/concat' } }} />
  ),
};
const [FEEDBACK, FUNDS, SETTINGS] = ['/bobbank/feedback', '/personal/fundpro', '隐私设置'];

beforeAll(() => Promise.all([opinionWords, searchWords, feeWords].map((words) => words.load('CN'))));
afterEach(() => tellOfBank('CN', sampleChrome('CN').config));

/** Which parts of pages lead to a part of the site, in a bank with these. */
function leadingTo(mark: string, features: Features): string[] {
  tellOfBank('CN', { ...sampleChrome('CN').config, features });
  return Object.entries(PARTS).flatMap(([name, part]) => (markupOf(part).includes(mark) ? [name] : []));
}

describe('what the pages draw by themselves', () => {
  it.each([
    ['feedback', FEEDBACK, ['opinion', 'search', 'fees']],
    ['funds', FUNDS, ['nothing']],
    ['tracking', SETTINGS, ['footer']],
  ])('leads to %s where the bank has it, and nowhere where it has not [NAV-11]', (feature, mark, parts) => {
    expect(leadingTo(mark ?? '', {})).toEqual(parts);
    expect(leadingTo(mark ?? '', { [feature]: false })).toEqual([]);
  });
});
