import { inSitemaps, uncachedAddresses } from '../uncached/addresses.mjs';
import { spread } from '../uncached/spread.ts';

const HOMES = [
  { kind: 'home CN', paths: ['/personal'] },
  { kind: 'home EN', paths: ['/en'] },
];
const KINDS = ['list CN', 'list EN', 'detail CN', 'detail EN', 'fund'];
const MOST_OF_A_KIND = 100;

/** Pages of our site as it sends them: `[{ kind, path, slug, html }]`. */
export async function gatherPages(url) {
  const found = await uncachedAddresses(url, await inSitemaps(url));
  const asked = found
    .filter(({ name }) => KINDS.includes(name))
    .map(({ name, paths }) => ({ kind: name, paths: spread(paths, MOST_OF_A_KIND) }));
  const pages = [];
  for (const { kind, paths } of [...HOMES, ...asked])
    for (const [index, path] of paths.entries()) {
      const answer = await fetch(url + path);
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
      const slug = `${kind.replace(' ', '-').toLowerCase()}-${index + 1}`;
      pages.push({ kind, path, slug, html: await answer.text() });
    }
  return pages;
}
