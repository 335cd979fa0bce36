/** A page that came before the check had ended comes again when it has. Without script a person does that. */
export function awaitFindings(): void {
  const place = document.querySelector<HTMLElement>('[data-checking^="/"]');
  const address = place?.dataset['checking'];
  if (address === undefined) return;
  fetch(address).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}
