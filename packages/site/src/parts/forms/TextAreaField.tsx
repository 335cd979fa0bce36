import { useId, useState, type TextareaHTMLAttributes } from 'react';
import { useHydrated } from '@bank/ui';
import { lengthInCharacters } from '@bank/contract';
import { Field, type FieldLabels } from './Field.tsx';
import { formWords } from '../../words/common/forms/words.ts';
import { useWords } from '../../base/state/site-context.ts';
import styles from './TextAreaField.module.css';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'maxLength'>;

/** From here on what is left is said aloud as well: earlier it would only disturb. */
const SPOKEN_FROM = 20;

/**
 * Text of several lines with at most `most` characters. More can be typed, so that a text that was pasted can be
 * shortened rather than lose its end unnoticed; how many are left needs script.
 */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  isOptional,
  most,
  ...native
}: Omit<FieldLabels, 'prefix' | 'suffix'> & Native & { most: number }) {
  const words = useWords(formWords);
  const hydrated = useHydrated();
  const countId = useId();
  const [typed, setTyped] = useState<number>();
  const length = typed ?? lengthInCharacters(String(native.defaultValue ?? ''));
  const left = most - length;
  const said = left < 0 ? words['forms.tooLong'](-left) : words['forms.left'](left);
  return (
    <div className={styles.area}>
      <Field {...{ id, label, hint, error }} isOptional={isOptional ?? false}>
        {(control) => (
          <textarea
            {...native}
            {...control}
            onInput={(event) => {
              setTyped(lengthInCharacters(event.currentTarget.value.trim()));
              native.onInput?.(event);
            }}
          />
        )}
      </Field>
      {hydrated ? (
        <p
          className={styles.count}
          id={countId}
          data-over={left < 0 ? '' : undefined}
          role={left <= SPOKEN_FROM ? 'status' : undefined}
        >
          {said}
        </p>
      ) : null}
    </div>
  );
}
