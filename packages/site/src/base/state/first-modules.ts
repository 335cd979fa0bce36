/* Part of the script that blocks the first paint: imports nothing but what is as small. */

import { tellOfMissingParts } from './missing-parts.ts';

export const FIRST_MODULES_ID = 'modules';

/** A built file, and its digest where it has one. */
export type NamedFile = readonly [href: string, integrity?: string];

/** What a document starts with once it has been drawn; a JSON block in its head. */
export interface FirstModules {
  readonly entry: NamedFile;
  readonly preload: readonly NamedFile[];
  /** The file of the header and footer. */
  readonly chrome: string;
}

/** A picture that the first view waits for longer does not keep the page from answering. */
const PICTURES_WITHIN_MS = 300;

/** Fetches the page's modules once its first view is drawn, and runs them: until then the line belongs to what is seen. */
export function startModulesOnceDrawn(): void {
  const text = document.getElementById(FIRST_MODULES_ID)?.textContent;
  if (!text) return;
  const modules = JSON.parse(text) as FirstModules;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    fetchAhead(modules);
    whenRead(() => run(modules.entry[0]));
  };
  addEventListener('load', () => afterFrame(start));
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    setTimeout(start, PICTURES_WITHIN_MS);
  });
  painted.observe({ type: 'paint', buffered: true });
}

function afterFrame(work: () => void): void {
  // Where nobody looks no frame is drawn.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

function fetchAhead({ entry, preload, chrome }: FirstModules): void {
  const modules = [...preload, entry].map(([href, integrity]) =>
    link({ rel: 'modulepreload', href, ...(integrity && { integrity, crossOrigin: 'anonymous' }) }),
  );
  document.head.append(
    ...modules,
    link({ rel: 'preload', as: 'fetch', href: chrome, crossOrigin: 'anonymous' }),
  );
}

/** Pictures in view still come first. */
const link = (properties: Partial<HTMLLinkElement>) =>
  Object.assign(document.createElement('link'), { fetchPriority: 'low', ...properties });

function whenRead(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}

/** What a link has fetched with its digest is what `import()` then runs. */
function run(entry: string): void {
  import(/* @vite-ignore */ entry).catch((error: unknown) => {
    tellOfMissingParts();
    throw error;
  });
}
