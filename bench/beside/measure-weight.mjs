import { chromium } from '@playwright/test';
import { sizesOf } from './page-sizes.ts';
import { builtPage } from './prepare.mjs';
import { rowsBeside } from './rows-beside.ts';
import { scriptsOf } from './scripts.mjs';

const SCRIPT_KINDS = ['home CN', 'detail CN'];

/** HTML of pages by kind, in KB packed. */
export function htmlRows(built, pages) {
  return [...Map.groupBy(pages, ({ kind }) => kind)].flatMap(([kind, list]) => {
    const sizes = {
      ours: sizesOf(list.map(({ html }) => html)),
      'Next.js': sizesOf(list.map((page) => builtPage(built.next, page))),
      Astro: sizesOf(list.map((page) => builtPage(built.astro, page))),
    };
    const of = (make) => Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, make(size)]));
    return rowsBeside(
      `HTML ${kind}, gzip 9`,
      'KB',
      of(({ packed }) => packed),
      of(({ whole, markup }) => `${whole.toFixed(1)} KB unpacked, ${markup.toFixed(1)} without scripts`),
    );
  });
}

/** Script that a first visit loads, in KB of brotli. */
export async function scriptRows(contenders, { pages, executablePath }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const rows = [];
  try {
    for (const kind of SCRIPT_KINDS) {
      const page = pages.find((one) => one.kind === kind);
      const values = {};
      const details = {};
      for (const { name, url, keptPathOf } of contenders) {
        const { kb, count } = await scriptsOf(browser, url + keptPathOf(page));
        values[name] = kb;
        details[name] = `${count} files`;
      }
      rows.push(...rowsBeside(`script at load, ${kind}`, 'KB', values, details));
    }
  } finally {
    await browser.close();
  }
  return rows;
}
