import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as FetchVerified from './fetch-verified.ts';

class Link extends EventTarget {
  rel = '';
  href = '';
  integrity = '';
  remove = vi.fn<() => void>();
}

const LATE = {
  digests: { 'assets/part-1.js': 'PART', 'assets/part-1.css': 'STYLE' },
  rest: { url: '/assets/late-1.json', integrity: 'sha256-REST' },
};

let fetchVerified: typeof FetchVerified.fetchVerified;
let arrivesAsBuilt: typeof FetchVerified.arrivesAsBuilt;
let links: Link[];
let inHead: string[];
let arrives: (link: Link) => boolean;
const fetch = vi.fn(async () => ({ json: async () => ({ 'assets/page-1.js': 'PAGE' }) }));
const load = vi.fn(async () => 'module');

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  links = [];
  inHead = [];
  arrives = () => true;
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(LATE) }),
    createElement: () => new Link(),
    head: {
      querySelector: (selector: string) => (inHead.some((href) => selector.includes(href)) ? {} : null),
      append: (link: Link) => {
        links.push(link);
        queueMicrotask(() => link.dispatchEvent(new Event(arrives(link) ? 'load' : 'error')));
      },
    },
  });
  ({ fetchVerified, arrivesAsBuilt } = await import('./fetch-verified.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what comes after the document', () => {
  it('is fetched with its digest, scripts and styles, before it is run [SEC-4]', async () => {
    load.mockImplementationOnce(async () => `after ${links.length} files`);
    expect(await fetchVerified(load, ['assets/part-1.js', 'assets/part-1.css'])).toBe('after 2 files');
    expect(links).toMatchObject([
      { rel: 'modulepreload', href: '/assets/part-1.js', integrity: 'sha256-PART' },
      { rel: 'stylesheet', href: '/assets/part-1.css', integrity: 'sha256-STYLE' },
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked for once, and not when the document has asked for it', async () => {
    inHead = ['/assets/part-1.css'];
    await Promise.all([1, 2].map(() => fetchVerified(load, ['assets/part-1.js', 'assets/part-1.css'])));
    expect(links).toHaveLength(1);
  });

  it('is not run when it is not what was built, and may be asked for again [SEC-4] [S8-chunk]', async () => {
    arrives = () => false;
    await expect(fetchVerified(load, ['assets/part-1.js'])).rejects.toThrow('/assets/part-1.js');
    expect(load).not.toHaveBeenCalled();
    expect(links[0]?.remove).toHaveBeenCalled();
    arrives = () => true;
    expect(await fetchVerified(load, ['assets/part-1.js'])).toBe('module');
  });

  it('has the digests of other pages from a file that is checked itself, fetched once [SEC-4]', async () => {
    await fetchVerified(load, ['assets/page-1.js']);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/late-1.json', { integrity: 'sha256-REST' });
    expect(links).toMatchObject([{ href: '/assets/page-1.js', integrity: 'sha256-PAGE' }]);
  });

  it('is a worker’s script only as it was built: where it was altered its fetch fails [SEC-4]', async () => {
    await arrivesAsBuilt('/assets/part-1.js');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/part-1.js', { integrity: 'sha256-PART' });
    fetch.mockRejectedValueOnce(new TypeError('digest'));
    await expect(arrivesAsBuilt('/assets/part-1.js')).rejects.toThrow('digest');
  });

  it('is refused when nobody knows its digest [SEC-4]', async () => {
    await expect(fetchVerified(load, ['assets/foreign.js'])).rejects.toThrow('no part of this build');
    expect([links, load.mock.calls]).toEqual([[], []]);
  });
});
