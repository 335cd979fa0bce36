import { ADDED } from './upload.ts';

export interface PickedFile {
  path: string;
  alt: string;
}

interface Wanted {
  kind: 'pictures' | 'files';
  /** What the picture shows so far; undefined where nobody asks. */
  alt?: string | undefined;
  take: (picked: PickedFile) => void;
}

interface Listed {
  path: string;
  address: string;
  isShown: boolean;
}

const PAUSE_MS = 200;
let wanted: Wanted | undefined;

/** Lets somebody choose a file of the edition, or put one in. */
export function openPicker(next: Wanted): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-picker]');
  if (dialog === null) return;
  wanted = next;
  const place = dialog.querySelector<HTMLElement>('[data-picker-alt]');
  const said = place?.querySelector('input');
  if (place) place.hidden = next.alt === undefined;
  if (said) said.value = next.alt ?? '';
  const search = dialog.querySelector<HTMLInputElement>('input[type="search"]');
  if (search) search.value = '';
  dialog.showModal();
  void list(dialog);
}

export function listenForPicks(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-picker]');
  if (dialog === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  dialog.querySelector('input[type="search"]')?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void list(dialog), PAUSE_MS);
  });
  dialog.querySelector('[data-picker-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener(ADDED, (event) => {
    const [first] = (event as CustomEvent<string[]>).detail;
    if (first !== undefined) pick(dialog, first);
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pick]')) {
    const input = document.getElementById(button.dataset['pick'] ?? '');
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    button.hidden = false;
    button.addEventListener('click', () =>
      openPicker({
        kind: 'pictures',
        take: ({ path }) => {
          input.value = path;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.focus();
        },
      }),
    );
  }
}

function pick(dialog: HTMLDialogElement, path: string): void {
  const alt = dialog.querySelector<HTMLInputElement>('[data-picker-alt] input')?.value.trim() ?? '';
  dialog.close();
  wanted?.take({ path, alt });
  wanted = undefined;
}

let asked = 0;

async function list(dialog: HTMLDialogElement): Promise<void> {
  asked += 1;
  const own = asked;
  const search = dialog.querySelector<HTMLInputElement>('input[type="search"]');
  const query = new URLSearchParams({ q: search?.value ?? '', kind: wanted?.kind ?? 'pictures' });
  const answer = await fetch(`${dialog.dataset['picker']}?${query}`).catch(() => undefined);
  const files = answer?.ok === true ? ((await answer.json()) as Listed[]) : [];
  // Somebody typed on meanwhile, and the answer to that may have come first.
  if (own !== asked) return;
  const status = dialog.querySelector('[data-picker-status]');
  if (status !== null) status.textContent = files.length === 0 ? (dialog.dataset['none'] ?? '') : '';
  dialog.querySelector('[data-picker-list]')?.replaceChildren(...files.map((file) => lineOf(dialog, file)));
}

function lineOf(dialog: HTMLDialogElement, { path, address, isShown }: Listed): HTMLLIElement {
  const line = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => pick(dialog, path));
  if (isShown) {
    const picture = document.createElement('img');
    picture.src = address;
    picture.alt = '';
    picture.loading = 'lazy';
    button.append(picture);
  }
  button.append(path);
  line.append(button);
  return line;
}
