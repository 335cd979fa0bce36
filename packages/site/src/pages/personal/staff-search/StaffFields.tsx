import type { SalesOutlet } from '@bank/contract';
import type { FieldState } from '../../../parts/forms/lookup/LookupForm.tsx';
import { TextField } from '../../../parts/forms/Field.tsx';
import { RadioGroup } from '../../../parts/forms/RadioGroup.tsx';
import { SelectField } from '../../../parts/forms/SelectField.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { STAFF_FIELDS } from './staff-form.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';
import styles from './StaffFields.module.css';

interface StaffFieldsProps {
  field: (name: (typeof STAFF_FIELDS)[number]) => FieldState;
  outlets: readonly SalesOutlet[];
}

/** A number, or a name with its outlet; `by` says which. */
export function StaffFields({ field, outlets }: StaffFieldsProps) {
  const { language } = useSite();
  const words = useWords(staffWords);
  return (
    <div className={styles.fields}>
      <RadioGroup
        look="segments"
        {...field('by')}
        legend={words['staff.by']}
        defaultValue={field('by').defaultValue === 'name' ? 'name' : 'number'}
        choices={[
          { value: 'number', name: words['staff.byNumber'] },
          { value: 'name', name: words['staff.byName'] },
        ]}
      />
      <div className={styles.byNumber}>
        <TextField
          {...field('staffNo')}
          label={words['staff.number']}
          hint={words['staff.numberHint']}
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.byName}>
        <TextField
          {...field('staffName')}
          label={words['staff.name']}
          hint={words['staff.nameHint']}
          maxLength={20}
          spellCheck={false}
        />
        <SelectField
          {...field('branchName')}
          label={words['staff.outlet']}
          choices={[
            { value: '', name: words['staff.chooseOutlet'] },
            ...outlets.map(({ branchName, branchNameEn }) => ({
              value: branchName,
              name: language === 'CN' ? branchName : branchNameEn,
            })),
          ]}
        />
      </div>
    </div>
  );
}
