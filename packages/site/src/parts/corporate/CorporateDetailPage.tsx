import type { CorporateDetail } from '@bank/contract';
import { ArticleView } from '../articles/ArticleView.tsx';
import type { PageProps } from '../../base/page/page-module.ts';
import { ServiceDetail } from './ServiceDetail.tsx';

/** A service, a case, or a plain notice of the same sections. */
export function CorporateDetailPage(props: PageProps<CorporateDetail>) {
  const { data } = props;
  if (data.service === undefined) return <ArticleView {...props} />;
  return <ServiceDetail article={data} service={data.service} />;
}
