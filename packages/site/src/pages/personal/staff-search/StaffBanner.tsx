import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';

/** What counts as found. */
export function StaffBanner() {
  const words = useWords(staffWords);
  return <PageBanner lead={words['staff.lead']} />;
}
