import type { ChangeEvent } from 'react';
import { Icon } from '@bank/ui';
import { AskedForm } from '../../challenge/AskedForm.tsx';
import { ChallengeField } from '../../challenge/ChallengeField.tsx';
import { SubmitLine } from '../../challenge/SubmitLine.tsx';
import { useAskedForm } from '../../challenge/use-asked-form.ts';
import { TextField } from '../../forms/Field.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { useSite } from '../../state/site-context.ts';
import type { StaffSearchData } from './load-staff-search.ts';
import { askForStaff, type StaffAnswer } from './staff-answer.ts';
import { readStaffForm, STAFF_FIELDS } from './staff-form.ts';
import { useStaffWords } from './use-staff-words.ts';
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
  const words = useStaffWords();
  const names = outlets.map(({ branchName }) => branchName);
  const { challenge, problems, forgetProblems, isAsking, submit, captchaRef } = useAskedForm({
    form: 'staff',
    fields: STAFF_FIELDS,
    sent,
    read: (values) => readStaffForm(values, language, names),
    send: (client, read, signal) => askForStaff(client, read, language, signal),
    onAnswer,
  });
  // What was wrong with the fields of the other way is out of sight now.
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'by') forgetProblems();
  };

  return (
    <AskedForm
      id="staff-form"
      title={words['staff.form']}
      problems={problems}
      answer={answer}
      action={path}
      className={styles.form}
      onChange={change}
      onSubmit={submit}
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
          error={problems['staffNo']}
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
          error={problems['staffName']}
          defaultValue={sent?.values['staffName'] ?? ''}
          maxLength={20}
          spellCheck={false}
        />
        <SelectField
          id="branchName"
          name="branchName"
          label={words['staff.outlet']}
          error={problems['branchName']}
          defaultValue={sent?.values['branchName'] ?? ''}
          choices={[
            { value: '', name: words['staff.chooseOutlet'] },
            ...outlets.map(({ branchName }) => ({ value: branchName, name: branchName })),
          ]}
        />
      </div>
      <ChallengeField challenge={challenge} error={problems['captcha']} inputRef={captchaRef} />
      <SubmitLine isAsking={isAsking} busy={words['staff.busy']}>
        <Icon name="search" size={18} />
        {words['staff.submit']}
      </SubmitLine>
    </AskedForm>
  );
}
