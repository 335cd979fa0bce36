import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDemoSite } from '../../reading/demo-site.ts';
import { fromRoot } from '../../../scripts/prepare/places.mjs';
import { sitePaths } from '../../faults/support/site-paths.mjs';

const PAGES = fromRoot('content', 'site', 'pages');

const written = () =>
  readdirSync(PAGES).flatMap((name) =>
    [...readFileSync(join(PAGES, name), 'utf8').matchAll(/\bpath: (\/[^\s,}]*)/g)].map(([, path]) => path),
  );

/** One address for each path that has a page, with the query that shows something there. */
export async function onePerPath(url) {
  const places = new Map();
  for (const path of [...(await sitePaths(url)), ...written(), '/404', '/en/404']) {
    const [name] = path.split('?');
    if (!places.has(name) || !places.get(name).includes('?')) places.set(name, path);
  }
  return [...places.values()];
}

/** Every page with the parameters that it reads, as it says itself when it is asked. */
export async function pagesWithParameters(url, dataDir) {
  const site = await openDemoSite(dataDir);
  const own = Object.getOwnPropertyDescriptors(URLSearchParams.prototype);
  try {
    const pages = [];
    for (const path of await onePerPath(url)) {
      const names = new Set();
      for (const read of ['get', 'getAll']) {
        const value = function (name) {
          names.add(name);
          return own[read].value.call(this, name);
        };
        Object.defineProperty(URLSearchParams.prototype, read, { ...own[read], value });
      }
      site.canonical(path);
      Object.defineProperties(URLSearchParams.prototype, { get: own.get, getAll: own.getAll });
      pages.push({ path, parameters: [...names] });
    }
    return pages;
  } finally {
    await site.close();
  }
}

/** The address of a page with one parameter more. */
export function withParameter(path, name, value) {
  const { pathname, searchParams } = new URL(path, 'http://site');
  searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}
