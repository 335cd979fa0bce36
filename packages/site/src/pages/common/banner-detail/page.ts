import { bannerDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { onOneLine } from '../../../base/format/punctuation.ts';
import { idParameter } from '../../../base/page/query-parameters.ts';
import { BannerDetailBanner } from './BannerDetailBanner.tsx';
import { BannerDetailPage } from './BannerDetailPage.tsx';

/** /bannerDetail (S2-banner): the text behind a slide of a home page. */
export const page = definePage({
  parameters: { id: idParameter },
  load: ({ client, query, signal }) => client.call(bannerDetail, { id: query['id'] ?? 'none' }, signal),
  head: (banner, { language }) => ({
    title: banner.tabName,
    description: onOneLine(banner.subTitle, language),
    heading: banner.tabName,
  }),
  Page: BannerDetailPage,
  Banner: BannerDetailBanner,
});
