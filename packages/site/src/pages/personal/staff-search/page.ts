import { definePage } from '../../../base/page/page-module.ts';
import { StaffBanner } from './StaffBanner.tsx';
import { StaffSearchPage } from './StaffSearchPage.tsx';
import { loadStaffSearch } from './load-staff-search.ts';

/** /personal/personalSearch (STAFF-1): what is asked and answered stands in no address and in no cache. */
export const page = definePage({
  parameters: {},
  takesForm: true,
  load: loadStaffSearch,
  head: () => ({ hasPanel: true }),
  Banner: StaffBanner,
  Page: StaffSearchPage,
});
