import { LARGEST_FILE_BYTES } from '../../pages/largest-file.ts';

/** Told by the place where files were put in, with their paths. */
export const ADDED = 'media-added';

/** Sends a file as it is. Gives where it lies below media/. @throws Error with why not, in the person's language */
export async function uploadFile({ dataset }: HTMLElement, file: File): Promise<string> {
  const { upload = '', token = '', failed = '', tooLarge = '' } = dataset;
  // A server may hang up on what it will not take, and then says nothing.
  if (file.size > LARGEST_FILE_BYTES) throw new Error(tooLarge);
  const answer = await fetch(`${upload}?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream', 'x-studio-token': token },
  }).catch(() => undefined);
  // Refused before it was read, by the studio or a proxy before it.
  if (answer?.status === 413) throw new Error(tooLarge);
  const told = (await answer?.json().catch(() => ({}))) as { path?: string; problem?: string } | undefined;
  if (told?.path !== undefined) return told.path;
  throw new Error(told?.problem ?? failed);
}

/** Takes what is chosen, dropped or pasted at the places for it. */
export function takeUploads(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-upload]')) {
    const input = place.querySelector<HTMLInputElement>('input[type="file"]');
    const take = (files: FileList | null | undefined) => {
      if (files && files.length > 0) void sendAll(place, [...files]);
    };
    input?.addEventListener('change', () => take(input.files));
    place.addEventListener('dragover', (event) => event.preventDefault());
    place.addEventListener('drop', (event) => {
      event.preventDefault();
      take(event.dataTransfer?.files);
    });
    place.addEventListener('paste', (event) => take(event.clipboardData?.files));
  }
}

async function sendAll(place: HTMLElement, files: readonly File[]): Promise<void> {
  const status = place.querySelector('[data-upload-status]');
  const say = (text: string) => {
    if (status !== null) status.textContent = text;
  };
  say(place.dataset['working'] ?? '');
  const added: string[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      added.push(await uploadFile(place, file));
    } catch (error) {
      problems.push(`${file.name}: ${(error as Error).message}`);
    }
  }
  const done = added.length > 0 ? [`${place.dataset['added'] ?? ''} ${added.join(', ')}`] : [];
  say([...done, ...problems].join('\n'));
  if (added.length > 0) place.dispatchEvent(new CustomEvent(ADDED, { bubbles: true, detail: added }));
}

/** The list of all files comes anew with what was put in; a dialog takes care of it by itself. */
export function showUploaded(): void {
  document.addEventListener(ADDED, (event) => {
    const { target } = event;
    const [path = ''] = (event as CustomEvent<string[]>).detail;
    if (target instanceof HTMLElement && target.closest('dialog') === null)
      location.assign(`${target.dataset['upload'] ?? ''}?${new URLSearchParams({ q: path })}`);
  });
}
