import { definePage } from '../../../base/page/page-module.ts';
import { idParameter } from '../../../base/page/query-parameters.ts';
import { LinkDetailsBanner } from './LinkDetailsBanner.tsx';
import { LinkDetailsPage } from './LinkDetailsPage.tsx';
import { loadLinkPage } from './link-page-data.ts';

/** /personal/linkDetails and /en/linkDetails: texts and services that menus and the footer lead to by urlType 3 (S3-footer). */
export const page = definePage({
  parameters: { id: idParameter },
  load: loadLinkPage,
  head: ({ detail: { name, summary, answer, bannerImgUrl, bannerPhoneImgUrl, hasTwin } }) => ({
    title: name,
    description: answer ?? summary,
    heading: name,
    ...(bannerImgUrl !== undefined && {
      banner: { bannerImgUrl, ...(bannerPhoneImgUrl !== undefined && { bannerPhoneImgUrl }) },
    }),
    ...(!hasTwin && { twin: false }),
  }),
  Page: LinkDetailsPage,
  Banner: LinkDetailsBanner,
});
