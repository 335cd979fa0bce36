import { Icon } from '@bank/ui';
import { AskedForm } from '../../../parts/forms/challenge/AskedForm.tsx';
import { useAskedForm } from '../../../parts/forms/challenge/use-asked-form.ts';
import { TextField } from '../../../parts/forms/Field.tsx';
import { RadioGroup } from '../../../parts/forms/RadioGroup.tsx';
import { SelectField } from '../../../parts/forms/SelectField.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { StaffSearchData } from './load-staff-search.ts';
import { askForStaff, type StaffAnswer } from './staff-answer.ts';
import { readStaffForm, STAFF_FIELDS } from './staff-form.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';
import styles from './StaffForm.module.css';

interface StaffFormProps {
  data: StaffSearchData;
  path: string;
  answer: StaffAnswer | undefined;
  onAnswer: (answer: StaffAnswer | undefined) => void;
}

/** Needs script to answer in place; without it the form is posted and the page comes back with the answer. */
export function StaffForm({ data: { outlets, sent }, path, answer, onAnswer }: StaffFormProps) {
  const { language } = useSite();
  const words = useWords(staffWords);
  const names = outlets.map(({ branchName }) => branchName);
  const asked = useAskedForm({
    form: 'staff',
    fields: STAFF_FIELDS,
    sent,
    read: (values) => readStaffForm(values, language, names),
    send: (client, read, signal) => askForStaff(client, read, language, signal),
    onAnswer,
  });

  return (
    <AskedForm
      id="staff-form"
      title={words['staff.form']}
      asked={asked}
      answer={answer}
      action={path}
      className={styles.form}
      onChange={asked.changeWay}
      button={
        <>
          <Icon name="search" size={18} />
          {words['staff.submit']}
        </>
      }
      busy={words['staff.busy']}
    >
      <RadioGroup
        id="by"
        name="by"
        legend={words['staff.by']}
        defaultValue={sent?.values['by'] === 'name' ? 'name' : 'number'}
        choices={[
          { value: 'number', name: words['staff.byNumber'] },
          { value: 'name', name: words['staff.byName'] },
        ]}
      />
      <div className={styles.byNumber}>
        <TextField
          id="staffNo"
          name="staffNo"
          label={words['staff.number']}
          hint={words['staff.numberHint']}
          error={asked.problems['staffNo']}
          defaultValue={sent?.values['staffNo'] ?? ''}
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.byName}>
        <TextField
          id="staffName"
          name="staffName"
          label={words['staff.name']}
          hint={words['staff.nameHint']}
          error={asked.problems['staffName']}
          defaultValue={sent?.values['staffName'] ?? ''}
          maxLength={20}
          spellCheck={false}
        />
        <SelectField
          id="branchName"
          name="branchName"
          label={words['staff.outlet']}
          error={asked.problems['branchName']}
          defaultValue={sent?.values['branchName'] ?? ''}
          choices={[
            { value: '', name: words['staff.chooseOutlet'] },
            ...outlets.map(({ branchName }) => ({ value: branchName, name: branchName })),
          ]}
        />
      </div>
    </AskedForm>
  );
}
