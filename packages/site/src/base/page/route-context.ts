import { createContext, use } from 'react';
import type { Arrival, Place, View } from './view.ts';

/** What every part of the page may ask about where it is. */
export interface Route {
  place: Place;
  view: View;
  problem: unknown;
  arrival: Arrival;
  /** Only a part of the page has changed, by a filter or a tab of its own. */
  stays: boolean;
  /** Loads the page anew; does nothing on the server. */
  reload: () => Promise<void>;
}

export const RouteContext = createContext<Route | undefined>(undefined);

export function useRoute(): Route {
  const route = use(RouteContext);
  if (route === undefined) throw new Error('The site is rendered outside its RouteContext');
  return route;
}
