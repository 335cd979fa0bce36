import type { AnyPage } from '../routing/page-module.ts';

const modules = import.meta.glob<{ page: AnyPage }>('../pages/*/page.ts', { eager: true });

/** All pages, loaded, so that server rendering never waits for a chunk. */
export const serverPages: ReadonlyMap<string, AnyPage> = new Map(
  Object.entries(modules).map(([file, module]) => [componentOf(file), module.page]),
);

/** `../pages/news-list/page.ts` → `news-list`. */
function componentOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}
