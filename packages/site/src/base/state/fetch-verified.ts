/* Takes the place of Vite's own preloading of what an `import()` needs (vite.config.ts), which checks nothing. */

import type { LateFiles } from '../render-contract.ts';

const STYLE = /\.css$/;
const arriving = new Map<string, Promise<void>>();
let block: LateFiles | undefined;
let rest: Promise<LateFiles['digests']> | undefined;

/** Runs an `import()` when all its files have come as they were built. Rejects otherwise, and may be asked again. */
export async function fetchVerified<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(verified));
  return load();
}

/** For what no link can check, such as the script of a worker: resolves when the file has come as it was built. */
export async function arrivesAsBuilt(url: string): Promise<void> {
  // Only a build has digests.
  if (document.getElementById('late') === null) return;
  await fetch(url, { integrity: await digestOf(url.slice(1)) });
}

function verified(file: string): Promise<void> {
  const known = arriving.get(file);
  if (known !== undefined) return known;
  const coming = link(file);
  arriving.set(file, coming);
  coming.catch(() => arriving.delete(file));
  return coming;
}

/** What a link has fetched with its digest is what `import()` then runs. */
async function link(file: string): Promise<void> {
  const href = `/${file}`;
  const rel = STYLE.test(file) ? 'stylesheet' : 'modulepreload';
  // The server's own, with the digest.
  if (document.head.querySelector(`[rel="${rel}"][href="${href}"], [src="${href}"]`) !== null) return;
  const integrity = await digestOf(file);
  const element = document.createElement('link');
  Object.assign(element, { rel, href, integrity, crossOrigin: 'anonymous' });
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => {
      // Asked again, it is fetched again.
      element.remove();
      reject(new TypeError(`${href} did not arrive as it was built`));
    });
    document.head.append(element);
  });
}

async function digestOf(file: string): Promise<string> {
  block ??= JSON.parse(document.getElementById('late')?.textContent ?? 'null') as LateFiles;
  const digest = block.digests[file] ?? (await digestsOfRest(block))[file];
  if (digest === undefined) throw new TypeError(`/${file} is no part of this build`);
  return `sha256-${digest}`;
}

/** For other pages than the first, which visitors may never go to. */
function digestsOfRest({ rest: { url, integrity } }: LateFiles): Promise<LateFiles['digests']> {
  rest ??= fetch(url, { integrity }).then((answer) => answer.json() as Promise<LateFiles['digests']>);
  rest.catch(() => (rest = undefined));
  return rest;
}
