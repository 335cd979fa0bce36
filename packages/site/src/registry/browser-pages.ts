import { CHUNK_TIMEOUT_MS } from '@bank/contract';
import type { AnyPage } from '../routing/page-module.ts';
import { WELCOME } from './welcome.ts';

const modules = import.meta.glob<{ page: AnyPage }>('../pages/*/page.ts');

/** A page's script or style did not arrive, or not within the specified 120 s (specification 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Fetches the chunk of a component; an unknown component shows the coming-soon page. */
export async function importPage(component: string, timeoutMs = CHUNK_TIMEOUT_MS): Promise<AnyPage> {
  const load = modules[`../pages/${component}/page.ts`] ?? modules[`../pages/${WELCOME}/page.ts`];
  if (load === undefined) throw new ChunkLoadError(`No page is built for ${component}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`${component} did not load within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    const module = await Promise.race([load(), tooLate]);
    return module.page;
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(`${component} did not load`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
