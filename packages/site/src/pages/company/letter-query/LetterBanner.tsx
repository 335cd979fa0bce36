import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { letterWords } from '../../../words/company/letters/words.ts';

/** What counts as a match. */
export function LetterBanner() {
  const words = useWords(letterWords);
  return <PageBanner lead={words['letters.lead']} />;
}
