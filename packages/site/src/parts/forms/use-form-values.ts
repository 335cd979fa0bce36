import { useEffect, type RefObject } from 'react';
import type { FieldValues } from './field-reader.ts';

/**
 * Keeps a form's controls in step with the values of its address. They are uncontrolled, so that typing costs nothing
 * and the form works without script; going back to an earlier answer must still show the earlier question.
 * Undefined leaves the form alone.
 */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  values: FieldValues | undefined,
): void {
  useEffect(() => {
    if (values !== undefined && form.current !== null) fillIn(form.current, values);
  }, [form, values]);
}

/** A drop-down stays where none of its choices is given: it has no empty one. */
function fillIn({ elements }: HTMLFormElement, values: FieldValues): void {
  for (const control of elements) {
    const isSelect = control instanceof HTMLSelectElement;
    if (!isSelect && !(control instanceof HTMLInputElement && control.type !== 'hidden')) continue;
    const value = values[control.name];
    if (isSelect && ![...control.options].some((option) => option.value === value)) continue;
    control.value = value ?? '';
  }
}
