const PLACE = 'studio-kept:';
const placeOf = (path: string) => PLACE + path;

interface Kept {
  person: string;
  fields: readonly (readonly [name: string, value: string])[];
}

const person = () => document.body.dataset['person'] ?? '';

/** Keeps what somebody typed whose session has ended, until they are back: in this tab alone, and for them alone. */
export function keepTyped(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    name === 'token' || typeof value !== 'string' ? [] : [[name, value] as const],
  );
  const kept: Kept = { person: person(), fields };
  sessionStorage.setItem(placeOf(location.pathname), JSON.stringify(kept));
}

/** What was kept is stored. */
export function forgetTyped(): void {
  sessionStorage.removeItem(placeOf(location.pathname));
}

/**
 * Puts into the form what was typed before the session ended, with the stamps of then: what somebody else wrote meanwhile is a
 * conflict as ever. Gives the form, where there was something.
 */
export function takeUpTyped(): HTMLFormElement | undefined {
  const form = document.querySelector<HTMLFormElement>('[data-autosave]');
  const text = sessionStorage.getItem(placeOf(location.pathname));
  if (form === null || text === null) return undefined;
  const kept = JSON.parse(text) as Kept;
  if (kept.person !== person()) return undefined;
  for (const [name, value] of kept.fields) {
    const control = form.elements.namedItem(name);
    const isText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isText) control.value = value;
  }
  return form;
}

/** Who signs out leaves nothing in the browser. */
export function forgetOnSignOut(): void {
  document.querySelector('form[action="/sign-out"]')?.addEventListener('submit', () => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PLACE)) sessionStorage.removeItem(key);
  });
}
