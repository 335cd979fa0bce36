import { SECTIONS, shortcutList } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { BusinessQueryBanner } from './BusinessQueryBanner.tsx';
import { BusinessQueryPage } from './BusinessQueryPage.tsx';

/** /personal/ywcx (QRY-1): the way to every enquiry that needs no sign-in. */
export const page = definePage({
  parameters: {},
  load: ({ client, signal }) =>
    client.call(shortcutList, { pageId: SECTIONS.personal, position: 'QUERY' }, signal),
  head: () => ({ hasPanel: true }),
  Banner: BusinessQueryBanner,
  Page: BusinessQueryPage,
});
