const LINES = /\r\n?/g;
const ANY_BREAK = /[\r\n]/g;

/** Forms in which somebody wrote while this script was on its way: nobody has heard of that yet. */
export function formsTypedIn(): HTMLFormElement[] {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-autosave]');
  return [...forms].filter((form) => [...form.elements].some(isTypedIn));
}

function isTypedIn(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement)
    return control.value !== control.defaultValue.replaceAll(LINES, '\n');
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, given);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  switch (control.type) {
    case 'hidden':
    case 'file':
      return false;
    case 'checkbox':
    case 'radio':
      return control.checked !== control.defaultChecked;
    case 'text':
      return control.value !== control.defaultValue.replaceAll(ANY_BREAK, '');
    default:
      // A browser shows nothing in place of a day or a number that is none, and nobody has taken that out.
      return control.value !== '' && control.value !== control.defaultValue;
  }
}
