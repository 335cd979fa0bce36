import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEMPLATE_STORE } from '../support/template-store.ts';
import { openDemoSite, type DemoSite } from './demo-site.ts';

const BUILT = resolve(import.meta.dirname, '../../packages/site/dist/client');
/** One of each section, and of each layout, in both languages. */
const PAGES = [
  '/',
  '/personal',
  '/en',
  '/search?keyword=a',
  '/en/search?keyword=a',
  '/404',
  '/en/404',
  '/sitemap',
];

let site: DemoSite;
beforeAll(async () => {
  site = await openDemoSite(TEMPLATE_STORE);
});
afterAll(() => site.close());

interface Named {
  url: string;
  integrity: string;
}

/** What a browser fetches to run or to style the page as it comes. */
function filesIn(html: string): Named[] {
  const files: Named[] = [];
  const parser = new Parser({
    onopentag(name, { src, rel, href, disabled, integrity = '' }) {
      // Stands in the joined styles of the page; a browser fetches none that is disabled.
      if (disabled !== undefined) return;
      if (name === 'script' && src !== undefined) files.push({ url: src, integrity });
      if (name === 'link' && href !== undefined && /^(?:stylesheet|modulepreload)$/.test(rel ?? ''))
        files.push({ url: href, integrity });
    },
  });
  parser.end(html);
  return files;
}

const digestOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

it('every page gives each of its scripts and styles the digest that the file has [SEC-4]', async () => {
  const pages = new Set<string>();
  for (const url of PAGES) {
    let answer = await site.ask(url);
    if (answer.kind === 'redirect') answer = await site.ask(answer.location);
    if (answer.kind === 'page') pages.add(answer.html);
  }
  expect(pages.size).toBeGreaterThan(5);
  const files = [...pages].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.filter(
    ({ url, integrity }) => integrity !== digestOf(readFileSync(join(BUILT, url.split('?', 1)[0] ?? ''))),
  );
  expect(wrong).toEqual([]);
});

it('one byte of a script makes it another file than the page names [SEC-4]', async () => {
  const answer = await site.ask('/personal');
  const [script] = answer.kind === 'page' ? filesIn(answer.html) : [];
  const bytes = readFileSync(join(BUILT, script?.url ?? ''));
  expect(digestOf(bytes)).toBe(script?.integrity);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  expect(digestOf(bytes)).not.toBe(script?.integrity);
});
