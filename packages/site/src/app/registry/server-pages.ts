import type { AnyPage } from '../../base/page/page-module.ts';
import { componentOf } from './component-of.ts';

const modules = import.meta.glob<{ page: AnyPage }>('../../pages/*/*/page.ts', { eager: true });

/** All pages, loaded, so that server rendering never waits for a chunk. */
export const serverPages: ReadonlyMap<string, AnyPage> = new Map(
  Object.entries(modules).map(([file, module]) => [componentOf(file), module.page]),
);
