/** A file that is chosen or dropped goes to the desk as it is. */
export function takeDroppedTables(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) {
    const input = place.querySelector<HTMLInputElement>('input[type="file"]');
    const take = (file: File | undefined) => {
      if (file !== undefined)
        send(place, file).catch(() => {
          const status = place.querySelector('[data-drop-status]');
          if (status !== null) status.textContent = place.dataset['failed'] ?? '';
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

async function send({ dataset }: HTMLElement, file: File): Promise<void> {
  const { drop = '', token = '' } = dataset;
  const answer = await fetch(`${drop}?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream', 'x-studio-token': token },
  });
  location.assign(answer.url);
}
