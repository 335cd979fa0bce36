/** A file that is chosen or dropped goes to the desk as it is. */
export function takeDroppedTables(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) {
    const input = place.querySelector<HTMLInputElement>('input[type="file"]');
    const take = (file: File | undefined) => {
      if (file !== undefined)
        send(place, file).catch((error: unknown) => {
          const status = place.querySelector('[data-drop-status]');
          const told = error instanceof RefusedTable ? error.message : (place.dataset['failed'] ?? '');
          if (status !== null) status.textContent = told;
        });
    };
    input?.addEventListener('change', () => take(input.files?.[0]));
    place.addEventListener('dragover', (event) => event.preventDefault());
    place.addEventListener('drop', (event) => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    });
  }
}

/** Says what is wrong with the file, in the person's language. */
class RefusedTable extends Error {}

async function send({ dataset }: HTMLElement, file: File): Promise<void> {
  const { drop = '', token = '' } = dataset;
  const address = new URL(drop, location.href);
  address.searchParams.set('name', file.name);
  const answer = await fetch(address, {
    method: 'POST',
    body: file,
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      'x-studio-token': token,
    },
  });
  if (answer.status === 422) throw new RefusedTable(((await answer.json()) as { text: string }).text);
  if (!answer.ok) throw new Error(answer.statusText);
  location.assign(answer.url);
}
