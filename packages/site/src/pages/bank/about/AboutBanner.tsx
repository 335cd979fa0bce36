import type { Article } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';

/** The bank in a sentence and in numbers. */
export function AboutBanner({ data: { summary, facts = [] } }: PageProps<Article>) {
  return <PageBanner lead={summary} rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />} />;
}
