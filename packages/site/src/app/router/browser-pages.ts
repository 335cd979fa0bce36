import type { AnyPage } from '../../base/page/page-module.ts';
import { ChunkLoadError, withinChunkTimeout } from '../../base/state/chunk-timeout.ts';
import { pageRegistry, type PageRegistry } from '../../base/page/page-registry.ts';

/**
 * Finds pages in the browser, where each is a chunk of its own. The list of them all is long, and a visitor of one page
 * never needs it.
 * @param shown the component that the document was rendered with
 * @param module address of that component's script; without it the list is asked
 */
export function browserPages(shown: string, module: string | undefined): PageRegistry {
  const fetchPage = async (component: string): Promise<{ page: AnyPage }> => {
    if (module !== undefined && component === shown) return import(/* @vite-ignore */ module);
    const { pageModule } = await import('./navigation.ts');
    const fetch = pageModule(component);
    if (fetch === undefined) throw new ChunkLoadError(`No page is built for ${component}`);
    return fetch();
  };
  return pageRegistry(
    async (component) => (await withinChunkTimeout(component, () => fetchPage(component))).page,
  );
}
