import { siteConfigDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { idParameter } from '../../../base/page/query-parameters.ts';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import { LinkDetailsBanner } from './LinkDetailsBanner.tsx';
import { LinkDetailsPage } from './LinkDetailsPage.tsx';

/** /personal/linkDetails and /en/linkDetails: where footer links of urlType 3 lead (S3-footer). */
export const page = definePage({
  parameters: { id: idParameter },
  load: ({ client, query, signal }) =>
    withFigures(client.call(siteConfigDetail, { id: query['id'] ?? 'none' }, signal)),
  head: ({ name, summary, bannerImgUrl, bannerPhoneImgUrl, hasTwin }) => ({
    title: name,
    description: summary,
    heading: name,
    ...(bannerImgUrl !== undefined && {
      banner: { bannerImgUrl, ...(bannerPhoneImgUrl !== undefined && { bannerPhoneImgUrl }) },
    }),
    ...(!hasTwin && { twin: false }),
  }),
  Page: LinkDetailsPage,
  Banner: LinkDetailsBanner,
});
