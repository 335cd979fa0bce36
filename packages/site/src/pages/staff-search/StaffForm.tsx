import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Button, Icon } from '@bank/ui';
import { ChallengeField } from '../../challenge/ChallengeField.tsx';
import { useChallenge } from '../../challenge/use-challenge.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import type { FieldProblems } from '../../forms/field-reader.ts';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { browserClients } from '../../routing/browser-clients.ts';
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
  const challenge = useChallenge('staff', sent?.challenge);
  const [problems, setProblems] = useState<FieldProblems>(sent?.problems ?? {});
  const [isAsking, setAsking] = useState(false);
  const captchaRef = useRef<HTMLInputElement>(null);
  const failureRef = useRef<HTMLParagraphElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const failure = answer?.kind === 'failed' ? answer : undefined;
  useEffect(() => {
    // A new answer is a new failure, also when it says the same.
    if (failure !== undefined) failureRef.current?.focus();
  }, [failure]);

  // What was wrong with the fields of the other way is out of sight now.
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'by') setProblems({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      STAFF_FIELDS.map((name) => {
        const value = form.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    );
    const read = readStaffForm(
      values,
      language,
      outlets.map(({ branchName }) => branchName),
    );
    onAnswer(undefined);
    setProblems(read.problems);
    if (Object.keys(read.problems).length === 0) void ask(read);
  };

  async function ask(read: ReturnType<typeof readStaffForm>): Promise<void> {
    const mine = new AbortController();
    running.current = mine;
    setAsking(true);
    try {
      const answered = await askForStaff(browserClients[language], read, language, mine.signal);
      onAnswer(answered);
      if (answered.kind === 'refused') setProblems(answered.problems);
      // A code is good for one answer; what failed on the way may not have used it up.
      if (answered.kind === 'found' || (answered.kind === 'refused' && answered.isCodeGone))
        challenge.renew();
      if (answered.kind !== 'failed' && captchaRef.current !== null) captchaRef.current.value = '';
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      if (!mine.signal.aborted) setAsking(false);
    }
  }

  return (
    <section className={styles.box} aria-labelledby="staff-form">
      <h2 className={styles.title} id="staff-form">
        {words['staff.form']}
      </h2>
      <ErrorSummary problems={problems} />
      {failure === undefined ? null : (
        <p className={styles.failure} ref={failureRef} tabIndex={-1}>
          <Icon name="info" size={18} />
          {failure.message}
        </p>
      )}
      <form
        className={styles.form}
        method="post"
        action={path}
        noValidate
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
        <div className={styles.submit}>
          <Button type="submit" aria-disabled={isAsking || undefined}>
            <Icon name="search" size={18} />
            {words['staff.submit']}
          </Button>
          <span className={styles.busy} role="status">
            {isAsking ? words['staff.busy'] : ''}
          </span>
        </div>
      </form>
    </section>
  );
}
