import type { Article } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import type { PageProps } from '../../base/page/page-module.ts';
import { PageBanner } from '../banner/PageBanner.tsx';

/** A page whose text is an article: what it says in a sentence, and in numbers. */
export function FactsBanner({ data: { summary, facts = [] } }: Pick<PageProps<Article>, 'data'>) {
  return <PageBanner lead={summary} rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />} />;
}
