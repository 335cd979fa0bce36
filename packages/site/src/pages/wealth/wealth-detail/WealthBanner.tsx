import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { DetailHead } from './detail/DetailHead.tsx';
import type { WealthData } from './view-parts.ts';

/** The list, or one product with its kind, risk and state. */
export function WealthBanner({ data }: PageProps<WealthData>) {
  if (data.kind === 'LIST') return <PageBanner />;
  return (
    <PageBanner>
      <DetailHead product={data.product} />
    </PageBanner>
  );
}
