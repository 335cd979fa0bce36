import { SECTIONS, shortcutList } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { BusinessQueryPage } from './BusinessQueryPage.tsx';

/** /personal/ywcx (product guide QRY-1): the way to every enquiry that needs no sign-in. */
export const page = definePage({
  parameters: {},
  load: ({ client, signal }) =>
    client.call(shortcutList, { pageId: SECTIONS.personal, position: 'QUERY' }, signal),
  Page: BusinessQueryPage,
});
