import { expect, type APIRequestContext } from '@playwright/test';

/** The index is opened a moment after the server listens; the rest of the site does not wait for it. */
export async function searchReady(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const answer = await request.post('/api/esWebSearch/docTypeSearch', { data: { keyword: '理财' } });
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
}
