import { definePage } from '../../../base/page/page-module.ts';
import { idParameter } from '../../../base/page/query-parameters.ts';
import { LinkDetailsBanner } from './LinkDetailsBanner.tsx';
import { LinkDetailsPage } from './LinkDetailsPage.tsx';
import { loadLinkPage } from './link-page-data.ts';

/** /personal/linkDetails and /en/linkDetails: texts and services that menus and the footer lead to by urlType 3 (S3-footer). */
export const page = definePage({
  parameters: { id: idParameter },
  load: loadLinkPage,
  head: ({ detail }, { query }) => {
    const { name, summary, answer, url, bannerImgUrl, bannerPhoneImgUrl, bannerForms, hasTwin } = detail;
    return {
      title: name,
      description: answer ?? summary,
      // A page of its own is called what its record says.
      ...(url === undefined && { heading: name }),
      ...(bannerImgUrl !== undefined && {
        banner: {
          bannerImgUrl,
          ...(bannerPhoneImgUrl !== undefined && { bannerPhoneImgUrl }),
          ...(bannerForms !== undefined && { bannerForms }),
        },
      }),
      ...(url !== undefined && { address: url }),
      // Whether a page of its own has one, its record says.
      ...(query['id'] !== undefined && !hasTwin && { twin: false }),
    };
  },
  Page: LinkDetailsPage,
  Banner: LinkDetailsBanner,
});
