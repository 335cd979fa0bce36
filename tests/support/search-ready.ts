import { expect } from '@playwright/test';
import { machinePace } from './machine-pace.ts';

/** The index is opened a moment after the server listens; the rest of the site does not wait for it. */
export async function searchReady(url: string): Promise<void> {
  const ask = async () => {
    const answer = await fetch(`${url}/api/esWebSearch/docTypeSearch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: '理财' }),
    });
    return answer.status;
  };
  await expect.poll(ask, { message: 'the search answers', timeout: 60_000 * machinePace() }).toBe(200);
}
