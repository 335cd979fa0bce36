import { setTimeout as sleep } from 'node:timers/promises';

const LIST = '/bobbank/secondlist?column=701001';

/** Pages by what they are; `kind` decides which budget a page has. */
export const PAGES = [
  { name: 'home CN', path: '/personal', kind: 'home' },
  { name: 'home EN', path: '/en', kind: 'home' },
  { name: 'news list', path: LIST, kind: 'content' },
  { name: 'news detail', path: undefined, kind: 'content' },
  { name: 'deposit insurance', path: '/ckbxDetail', kind: 'content' },
  { name: 'fund list', path: '/personal/fundpro', kind: 'content' },
  { name: 'fund detail', path: '/personal/second/fundshow?fundCode=012480', kind: 'content' },
  { name: '404', path: '/404', kind: 'content' },
];

const DETAIL_LINK = /href="(\/bobbank\/seconddetail\?[^"]+)"/;

/** The pages with the newest article of the demo bank's news in its place, addressed as the news list does. */
export async function pagesOf(url) {
  const list = await (await fetch(url + LIST)).text();
  const [, address] = DETAIL_LINK.exec(list) ?? [];
  if (address === undefined) throw new Error(`${LIST} links to no article, so there is none to measure.`);
  const path = address.replaceAll('&amp;', '&');
  return PAGES.map((page) => ({ ...page, path: page.path ?? path }));
}

const LONGEST_MS = 60_000;
/** The last digit before the length says what a form is (`packages/server/src/http/bodies/file-tag.ts`). */
const BEST_PACKED = /b-[0-9a-f]+"$/;

/** A page that is asked for again and again goes out with a quicker, larger packing until the best one is ready. */
export async function untilBestPacked(address) {
  const giveUpAt = performance.now() + LONGEST_MS;
  for (;;) {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (BEST_PACKED.test(answer.headers.get('etag') ?? '')) return;
    if (performance.now() > giveUpAt)
      throw new Error(`${address} was not packed after ${LONGEST_MS / 1000} s`);
    await sleep(20);
  }
}

/** The pages as most visitors get them. */
export async function packedPagesOf({ url }) {
  const pages = await pagesOf(url);
  for (const { path } of pages) await untilBestPacked(url + path);
  return pages;
}
