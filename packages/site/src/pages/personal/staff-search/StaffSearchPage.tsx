import type { PageProps } from '../../../base/page/page-module.ts';
import { LookupPage } from '../../../parts/forms/lookup/LookupPage.tsx';
import { ResultGuide } from './ResultGuide.tsx';
import { StaffFields } from './StaffFields.tsx';
import { StaffResults } from './StaffResults.tsx';
import type { StaffSearchData } from './load-staff-search.ts';
import { askForStaff } from './staff-answer.ts';
import { STAFF_FIELDS, readStaffForm } from './staff-form.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './StaffFields.module.css';

/** Look-up of sales staff (STAFF-1): the form, what was found, and how to read it. */
export function StaffSearchPage({ data: { outlets, sent }, record, language }: PageProps<StaffSearchData>) {
  const words = useWords(staffWords);
  const names = outlets.map(({ branchName }) => branchName);
  return (
    <LookupPage
      form="staff"
      fields={STAFF_FIELDS}
      sent={sent}
      path={record.path}
      read={(values) => readStaffForm(values, language, names)}
      send={(client, read, signal) => askForStaff(client, read, language, signal)}
      words={{
        privacy: words['staff.privacy'],
        title: words['staff.form'],
        submit: words['staff.submit'],
        busy: words['staff.busy'],
      }}
      className={styles.form}
      Outcome={StaffResults}
      guide={<ResultGuide />}
    >
      {(field) => <StaffFields field={field} outlets={outlets} />}
    </LookupPage>
  );
}
