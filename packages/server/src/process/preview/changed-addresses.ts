import type { FastifyInstance } from 'fastify';
import { listedAddresses } from '../../pages/mirror/listed-addresses.ts';

export interface ChangedAddresses {
  /** Paths with their query whose content differs, as it is in the sitemaps of either. */
  changed: string[];
  added: string[];
  removed: string[];
  /** The menus or the footer differ, which stand on every page. */
  isFrameChanged: boolean;
}

type Page = Pick<FastifyInstance, 'inject'>;

/** Draws every address that either of them lists in both, and compares what they say. */
export async function changedAddresses(visible: Page, previewed: Page): Promise<ChangedAddresses> {
  const before = new Set(await addressesOf(visible));
  const after = new Set(await addressesOf(previewed));
  const changed: string[] = [];
  let isFrameChanged = false;
  for (const address of after) {
    if (!before.has(address)) continue;
    const was = partsOf(await textOf(visible, address));
    const is = partsOf(await textOf(previewed, address));
    if (was.content !== is.content) changed.push(address);
    isFrameChanged ||= was.frame !== is.frame;
  }
  return {
    changed,
    added: [...after].filter((address) => !before.has(address)),
    removed: [...before].filter((address) => !after.has(address)),
    isFrameChanged,
  };
}

async function addressesOf(page: Page): Promise<string[]> {
  const { pages } = await listedAddresses(async (url) => {
    const answer = await page.inject({ url });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: answer.rawPayload,
    };
  });
  return pages;
}

async function textOf(page: Page, url: string): Promise<string> {
  const { statusCode, body } = await page.inject({ url });
  return statusCode === 200 ? body : `<main>${statusCode}</main>`;
}

/** What is said on this page alone, and what stands around it. */
function partsOf(html: string): { content: string; frame: string } {
  const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? '';
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  return {
    content: title + html.slice(start, end),
    frame: (/<header.*?<\/header>/s.exec(html)?.[0] ?? '') + html.slice(end, html.indexOf('<script', end)),
  };
}
