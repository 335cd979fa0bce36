import type { AnyPage } from '../../base/page/page-module.ts';
import { componentOf } from './component-of.ts';
import { WELCOME } from './welcome.ts';

const files = import.meta.glob<{ page: AnyPage }>('../../pages/*/*/page.ts');
const modules = new Map(Object.entries(files).map(([file, fetch]) => [componentOf(file), fetch]));

/** How the chunk of a component is fetched; an unknown component shows the coming-soon page. */
export function pageModule(component: string): (() => Promise<{ page: AnyPage }>) | undefined {
  return modules.get(component) ?? modules.get(WELCOME);
}
