import { siteMap } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { SiteMapBanner } from './SiteMapBanner.tsx';
import { SiteMapPage } from './SiteMapPage.tsx';

/** /sitemap and /en/sitemap (NAV-11): every page of a language, from the menu records. */
export const page = definePage({
  parameters: {},
  load: ({ client, signal }) => client.call(siteMap, {}, signal),
  head: () => ({ wholeWidth: true }),
  Page: SiteMapPage,
  Banner: SiteMapBanner,
});
