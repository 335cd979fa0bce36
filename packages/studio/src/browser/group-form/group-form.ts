import { controlOf } from './control-of.ts';
import { FigurePreview } from './figure-preview.ts';
import type { FormShape, FormWords } from './shape.ts';

interface Given {
  label: string;
  shape: FormShape;
  value: unknown;
  words: FormWords;
}

/** Puts a form in the place of the YAML of a group; the text area stays the field that is sent and saved. */
export function openGroupForms(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const area = place.querySelector('textarea');
    const mount = place.querySelector<HTMLElement>('[data-group-mount]');
    if (area !== null && mount !== null) openOne(place, area, mount);
  }
}

function openOne(place: HTMLElement, area: HTMLTextAreaElement, mount: HTMLElement): void {
  const { label, shape, value: stored, words } = JSON.parse(place.dataset['group'] ?? '') as Given;
  const value = takenUp(area, stored);
  // Typed as YAML before the session ended: it stays as it is written.
  if (value === undefined && area.value.trim() !== '') return;
  const { preview: address = '', token = '' } = place.dataset;
  const beside =
    address === ''
      ? undefined
      : (read: () => unknown) =>
          new FigurePreview({ address, token, title: words.preview, read }).open(mount);
  const heading = document.getElementById(place.dataset['label'] ?? '');
  const path = heading?.textContent.trim() ?? label;
  const control = controlOf(shape, value, { words, label, path }, beside);
  mount.append(control.element);
  mount.addEventListener('input', (event) => {
    event.stopPropagation();
    const held = control.read();
    // JSON is YAML; the studio writes it into the file in the manner of the file.
    area.value = held === undefined ? '' : JSON.stringify(held);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  mount.setAttribute('role', 'group');
  const show = (isForm: boolean) => {
    mount.hidden = !isForm;
    area.hidden = isForm;
    for (const one of place.querySelectorAll<HTMLElement>('[data-group-shown]')) one.hidden = !isForm;
    // One label, for what is there to be written in.
    if (isForm) {
      heading?.removeAttribute('for');
      mount.setAttribute('aria-labelledby', place.dataset['label'] ?? '');
    } else {
      heading?.setAttribute('for', area.id);
      mount.removeAttribute('aria-labelledby');
    }
  };
  place.querySelector('[data-group-text]')?.addEventListener('click', () => {
    show(false);
    area.focus();
  });
  show(true);
}

/** What the field holds where it was typed in this tab before; otherwise what is stored. */
function takenUp({ value, defaultValue }: HTMLTextAreaElement, stored: unknown): unknown {
  if (value === defaultValue) return stored;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}
