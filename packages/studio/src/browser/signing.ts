import { signedText } from '@bank/publish/signed-text';
import { findKey, makeKey, publicPem, signatureOf } from './key-store.ts';
import { postForm } from './post-form.ts';

// Buttons that a script alone answers cannot be pressed before it has come.

/** The key is made here and stays here; the studio is given its public half. */
export function listenForKeys(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-make-key]')) {
    button.addEventListener('click', () => {
      const { makeKey: person = '', token = '', unsupported = '', failed = '' } = button.dataset;
      const say = (text: string) => tell('[data-key-status]', text);
      button.disabled = true;
      makeKey(person)
        .then(publicPem)
        .then(
          (pem) => postForm('/key', { token, pem }).then(({ path }) => location.assign(path)),
          () => say(unsupported),
        )
        .catch(() => say(failed))
        .finally(() => {
          button.disabled = false;
        });
    });
    button.disabled = false;
  }
}

export function listenForSignatures(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign]')) {
    button.addEventListener('click', () => {
      button.disabled = true;
      sign(button)
        .catch(() => tell('[data-sign-status]', button.dataset['failed'] ?? ''))
        .finally(() => {
          button.disabled = false;
        });
    });
    button.disabled = false;
  }
}

async function sign({ dataset }: HTMLButtonElement): Promise<void> {
  const { sign: role = '', edition = '', person = '', token = '', missing = '' } = dataset;
  const key = await findKey(person);
  if (key === undefined) {
    tell('[data-sign-status]', missing);
    return;
  }
  const answer = await fetch(`/editions/${edition}/manifest.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const manifest = (await answer.json()) as object;
  const at = new Date().toISOString();
  const signature = await signatureOf(key, signedText(manifest, person, role, at));
  const { path } = await postForm(`/editions/${edition}/signatures`, { token, role, at, signature });
  location.assign(path);
}

function tell(place: string, text: string): void {
  const status = document.querySelector(place);
  if (status !== null) status.textContent = text;
}
