import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { queryWords } from '../../../words/personal/business-query/words.ts';

export function BusinessQueryBanner() {
  const words = useWords(queryWords);
  return <PageBanner lead={words.lead} />;
}
