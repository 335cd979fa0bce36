import type { CorporateDetail } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { ArticleBanner } from '../articles/ArticleBanner.tsx';
import { PageBanner } from '../banner/PageBanner.tsx';
import type { PageProps } from '../../base/page/page-module.ts';

/** Of a service or a case: what it is and the facts that decide. */
export function CorporateDetailBanner(props: PageProps<CorporateDetail>) {
  const { service, summary } = props.data;
  if (service === undefined) return <ArticleBanner {...props} />;
  return (
    <PageBanner
      lead={summary}
      rail={<RailFacts facts={service.facts.map(({ name, value }) => ({ label: name, value }))} />}
    />
  );
}
