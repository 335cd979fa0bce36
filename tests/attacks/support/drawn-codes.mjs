import { randomUUID } from 'node:crypto';
import { answerDigest } from '@bank/api/testing';
import { ask } from '../../faults/support/clients.mjs';
import { openVisits } from '../../faults/support/visitors.mjs';

const LIFE_MS = 300_000;
export const CODE = 'A7KM';

/** Puts codes that everybody could read into the store of a running server; resolves to their keys. */
export function drawnCodes(dataDir, form, count, { answer = CODE, lifeMs = LIFE_MS } = {}) {
  const keys = Array.from({ length: count }, () => randomUUID());
  const file = openVisits(dataDir);
  try {
    const insert = file.prepare(
      'insert into challenge (key, form, answer, created_at, expires_at, tries) values (?, ?, ?, ?, ?, 0)',
    );
    const now = Date.now();
    file.exec('begin immediate');
    for (const captchaKey of keys)
      insert.run(captchaKey, form, answerDigest({ captchaKey, form, answer }), now, now + lifeMs);
    file.exec('commit');
  } finally {
    file.close();
  }
  return keys;
}

/** Resolves when the store of a new server has a place for codes: it makes it for the first one. */
export async function openCodes(url) {
  const { status } = await ask(url, { path: `/vertifyCode?captchaKey=${randomUUID()}&form=letter` });
  if (status !== 200) throw new Error(`The first code was answered with ${status}`);
}
