import { brotliCompressSync } from 'node:zlib';
import { onFirstVisit } from '../weight/transfers.mjs';

/** KB of the scripts that a first visit loads, all packed in the same way, and how many they are. */
export async function scriptsOf(browser, url) {
  const sizes = await onFirstVisit(browser, url, async (request) => {
    if (request.resourceType() !== 'script') return [];
    const body = await (await request.response()).body();
    return [brotliCompressSync(body).length];
  });
  return { kb: sizes.flat().reduce((sum, bytes) => sum + bytes, 0) / 1024, count: sizes.flat().length };
}
