import type { AnyPage } from '../routing/page-module.ts';
import { ChunkLoadError, withinChunkTimeout } from './chunk-timeout.ts';
import { WELCOME } from './welcome.ts';

const modules = import.meta.glob<{ page: AnyPage }>('../pages/*/page.ts');

/** Fetches the chunk of a component; an unknown component shows the coming-soon page. */
export async function importPage(component: string): Promise<AnyPage> {
  const load = modules[`../pages/${component}/page.ts`] ?? modules[`../pages/${WELCOME}/page.ts`];
  if (load === undefined) throw new ChunkLoadError(`No page is built for ${component}`);
  return (await withinChunkTimeout(component, load)).page;
}
