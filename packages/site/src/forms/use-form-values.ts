import { useEffect, type RefObject } from 'react';
import type { FieldValues } from './field-reader.ts';

/**
 * Keeps a form's controls in step with the values of its address. They are uncontrolled, so that typing costs nothing
 * and the form works without script; going back to an earlier answer must still show the earlier question. Undefined leaves the form alone.
 */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  values: FieldValues | undefined,
): void {
  useEffect(() => {
    if (values === undefined) return;
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      if (control.name === '' || control.type === 'hidden') continue;
      const value = values[control.name];
      if (value !== undefined) control.value = value;
      else if (control instanceof HTMLInputElement) control.value = '';
    }
  }, [form, values]);
}
