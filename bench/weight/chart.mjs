import { brotliCompressSync } from 'node:zlib';
import { row } from '../rows.mjs';

const PAGE = '/personal/second/fundshow?fundCode=012480&range=ALL';
const KB_AT_MOST = 12;
const FIGURE = /<figure[\s\S]*?<\/figure>/g;

/** The chart of a fund's whole history, over five years, as the server draws it; packed by itself. */
export async function chartRow(url) {
  const html = await (await fetch(url + PAGE)).text();
  const [chart] = (html.match(FIGURE) ?? []).sort((a, b) => b.length - a.length);
  if (chart === undefined) throw new Error(`${PAGE} has no chart`);
  return row('fund detail: chart of the whole history', brotliCompressSync(chart).length / 1024, 'KB', {
    atMost: KB_AT_MOST,
    detail: `${(Buffer.byteLength(chart) / 1024).toFixed(1)} KB unpacked`,
  });
}
