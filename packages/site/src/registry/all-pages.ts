import type { AnyPage } from '../routing/page-module.ts';
import { WELCOME } from './welcome.ts';

const modules = import.meta.glob<{ page: AnyPage }>('../pages/*/page.ts');

/** How the chunk of a component is fetched; an unknown component shows the coming-soon page. */
export function pageModule(component: string): (() => Promise<{ page: AnyPage }>) | undefined {
  return modules[`../pages/${component}/page.ts`] ?? modules[`../pages/${WELCOME}/page.ts`];
}
