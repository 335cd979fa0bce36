/** The editor comes only to pages that have long texts. */
export function openEditors(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-rich]');
  if (places.length === 0) return;
  import('./rich-text/rich-text.ts').then(
    ({ openEditor }) => places.forEach(openEditor),
    // The plain text area is there all the same.
    () => undefined,
  );
}
