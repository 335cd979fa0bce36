/** A page that came before the check had ended comes again when it has. Without script a person does that. */
export function awaitFindings(): void {
  const place = document.querySelector<HTMLElement>('[data-checking^="/"]');
  const address = place?.dataset['checking'];
  if (address === undefined) return;
  let isInUse = false;
  // Coming again would take what somebody has begun.
  for (const event of ['submit', 'input', 'keydown', 'pointerdown'])
    document.addEventListener(event, () => {
      isInUse = true;
    });
  fetch(address).then(
    ({ ok }) => ok && !isInUse && location.reload(),
    () => undefined,
  );
}
