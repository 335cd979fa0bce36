import { use } from 'react';
import { tellOfMissingParts } from '../state/missing-parts.ts';
import type { ChromeData, LateMenu, MenuEntry } from './chrome-data.ts';

type Menu = ChromeData['menu'];

export function lateMenu(load: () => Promise<readonly MenuEntry[]>): LateMenu {
  const { promise: arrival, resolve } = Promise.withResolvers<readonly MenuEntry[]>();
  let coming: Promise<readonly MenuEntry[]> | undefined;
  const menu: LateMenu = {
    come: undefined,
    arrival,
    fetch() {
      coming ??= load().then(
        (entries) => {
          menu.come = entries;
          resolve(entries);
          return entries;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
  return menu;
}

const isLate = (menu: Menu): menu is LateMenu => 'fetch' in menu;

/** The entries, as soon as they are there. */
export const fetchMenu = (menu: Menu): Promise<readonly MenuEntry[]> =>
  isLate(menu) ? menu.fetch() : Promise.resolve(menu);

/** The entries; what is drawn before they have come asks and waits for them. */
export function useMenu(menu: Menu): readonly MenuEntry[] {
  if (!isLate(menu)) return menu;
  if (menu.come !== undefined) return menu.come;
  menu.fetch().catch(tellOfMissingParts);
  return use(menu.arrival);
}
