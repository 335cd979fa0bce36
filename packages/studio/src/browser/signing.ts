import { signedText } from '@bank/publish/signed-text';
import { findKey, makeKey, publicPem, signatureOf } from './key-store.ts';
import { postForm } from './post-form.ts';

/** The key is made here and stays here; the studio is given its public half. */
export function listenForKeys(): void {
  answerPresses('[data-make-key]', ({ dataset }) => {
    const { makeKey: person = '', token = '', unsupported = '', failed = '' } = dataset;
    const say = (text: string) => tell('[data-key-status]', text);
    return makeKey(person)
      .then(publicPem)
      .then(
        (pem) => postForm('/key', { token, pem }).then(({ path }) => location.assign(path)),
        () => say(unsupported),
      )
      .catch(() => say(failed));
  });
}

export function listenForSignatures(): void {
  answerPresses('[data-sign]', (button) =>
    sign(button).catch(() => tell('[data-sign-status]', button.dataset['failed'] ?? '')),
  );
}

/** Nobody can press a button that only this script answers before it has come, nor again before it is done. */
function answerPresses(selector: string, answer: (button: HTMLButtonElement) => Promise<void>): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.addEventListener('click', () => {
      button.disabled = true;
      void answer(button).finally(() => {
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
