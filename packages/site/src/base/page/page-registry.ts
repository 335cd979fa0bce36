import type { AnyPage } from './page-module.ts';

/** Where rendering finds the page of a component: all at once on the server, chunk by chunk in the browser. */
export interface PageRegistry {
  load(component: string): Promise<AnyPage>;
  /** A page that `load` has already answered for. */
  loaded(component: string): AnyPage;
}

export function pageRegistry(load: (component: string) => Promise<AnyPage>): PageRegistry {
  const loaded = new Map<string, AnyPage>();
  return {
    async load(component) {
      const known = loaded.get(component);
      if (known !== undefined) return known;
      const page = await load(component);
      loaded.set(component, page);
      return page;
    },
    loaded(component) {
      const page = loaded.get(component);
      if (page === undefined) throw new Error(`The page ${component} is rendered before it was loaded`);
      return page;
    },
  };
}
