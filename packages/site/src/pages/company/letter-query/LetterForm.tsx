import { CURRENCIES } from '@bank/contract';
import { Icon } from '@bank/ui';
import { AskedForm } from '../../../parts/forms/challenge/AskedForm.tsx';
import { useAskedForm } from '../../../parts/forms/challenge/use-asked-form.ts';
import { TextField } from '../../../parts/forms/Field.tsx';
import { RadioGroup } from '../../../parts/forms/RadioGroup.tsx';
import { SelectField } from '../../../parts/forms/SelectField.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { askForLetter, type LetterAnswer } from './letter-answer.ts';
import { LETTER_FIELDS, readLetterForm } from './letter-form.ts';
import type { LetterQueryData } from './load-letter-query.ts';
import { letterWords } from '../../../words/company/letters/words.ts';
import styles from './LetterForm.module.css';

interface LetterFormProps {
  data: LetterQueryData;
  path: string;
  answer: LetterAnswer | undefined;
  onAnswer: (answer: LetterAnswer | undefined) => void;
}

/** Needs script to answer in place; without it the form is posted and the page comes back with the answer. */
export function LetterForm({ data: { sent }, path, answer, onAnswer }: LetterFormProps) {
  const { language } = useSite();
  const words = useWords(letterWords);
  const asked = useAskedForm({
    form: 'letter',
    fields: LETTER_FIELDS,
    sent,
    read: (values) => readLetterForm(values, language),
    send: (client, read, signal) => askForLetter(client, read, language, signal),
    onAnswer,
  });
  const given = (name: (typeof LETTER_FIELDS)[number]) => sent?.values[name] ?? '';

  return (
    <AskedForm
      id="letter-form"
      title={words['letters.form']}
      asked={asked}
      answer={answer}
      action={path}
      className={styles.form}
      onChange={asked.changeWay}
      button={
        <>
          <Icon name="search" size={18} />
          {words['letters.submit']}
        </>
      }
      busy={words['letters.busy']}
    >
      <TextField
        id="letterNo"
        name="letterNo"
        label={words['letters.number']}
        hint={words['letters.numberHint']}
        error={asked.problems['letterNo']}
        defaultValue={given('letterNo')}
        maxLength={48}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.money}>
        <SelectField
          id="currency"
          name="currency"
          label={words['letters.currency']}
          error={asked.problems['currency']}
          defaultValue={given('currency') === '' ? 'CNY' : given('currency')}
          choices={CURRENCIES.map((code) => ({ value: code, name: code }))}
        />
        <TextField
          id="amount"
          name="amount"
          label={words['letters.amount']}
          hint={words['letters.amountHint']}
          error={asked.problems['amount']}
          defaultValue={given('amount')}
          inputMode="decimal"
          maxLength={24}
        />
      </div>
      <RadioGroup
        id="by"
        name="by"
        legend={words['letters.by']}
        defaultValue={given('by') === 'code' ? 'code' : 'date'}
        choices={[
          { value: 'date', name: words['letters.byDate'] },
          { value: 'code', name: words['letters.byCode'] },
        ]}
      />
      <div className={styles.byDate}>
        <TextField
          id="issueDate"
          name="issueDate"
          type="date"
          label={words['letters.date']}
          hint={words['letters.dateHint']}
          error={asked.problems['issueDate']}
          defaultValue={given('issueDate')}
        />
      </div>
      <div className={styles.byCode}>
        <TextField
          id="checkCode"
          name="checkCode"
          label={words['letters.code']}
          hint={words['letters.codeHint']}
          error={asked.problems['checkCode']}
          defaultValue={given('checkCode')}
          maxLength={12}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </AskedForm>
  );
}
