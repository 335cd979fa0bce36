import type { SiteConfigDetail } from '@bank/contract';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';

/** A service, and the answer in a sentence. */
export function LinkDetailsBanner({ data: detail }: PageProps<SiteConfigDetail>) {
  return <PageBanner lead={detail.summary} />;
}
