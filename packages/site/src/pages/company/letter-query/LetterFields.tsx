import { CURRENCIES } from '@bank/contract';
import type { FieldState } from '../../../parts/forms/lookup/LookupForm.tsx';
import { TextField } from '../../../parts/forms/Field.tsx';
import { RadioGroup } from '../../../parts/forms/RadioGroup.tsx';
import { SelectField } from '../../../parts/forms/SelectField.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { LETTER_FIELDS } from './letter-form.ts';
import { letterWords } from '../../../words/company/letters/words.ts';
import styles from './LetterFields.module.css';

interface LetterFieldsProps {
  field: (name: (typeof LETTER_FIELDS)[number]) => FieldState;
}

/** What stands on a letter; `by` says which of the last two is asked for. */
export function LetterFields({ field }: LetterFieldsProps) {
  const words = useWords(letterWords);
  return (
    <>
      <TextField
        {...field('letterNo')}
        label={words['letters.number']}
        hint={words['letters.numberHint']}
        maxLength={48}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.money}>
        <SelectField
          {...field('currency')}
          label={words['letters.currency']}
          defaultValue={field('currency').defaultValue || 'CNY'}
          choices={CURRENCIES.map((code) => ({ value: code, name: code }))}
        />
        <TextField
          {...field('amount')}
          label={words['letters.amount']}
          hint={words['letters.amountHint']}
          inputMode="decimal"
          maxLength={24}
        />
      </div>
      <div className={styles.third}>
        <div className={styles.byDate}>
          <TextField
            {...field('issueDate')}
            type="date"
            label={words['letters.date']}
            hint={words['letters.dateHint']}
          />
        </div>
        <div className={styles.byCode}>
          <TextField
            {...field('checkCode')}
            label={words['letters.code']}
            hint={words['letters.codeHint']}
            maxLength={12}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <RadioGroup
          look="segments"
          {...field('by')}
          legend={words['letters.by']}
          defaultValue={field('by').defaultValue === 'code' ? 'code' : 'date'}
          choices={[
            { value: 'date', name: words['letters.byDate'] },
            { value: 'code', name: words['letters.byCode'] },
          ]}
        />
      </div>
    </>
  );
}
