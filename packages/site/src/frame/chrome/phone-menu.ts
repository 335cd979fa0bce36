import { lazyPart } from '../../base/state/lazy-part.ts';

/** Below 768 px the menu of the whole site, fetched when it is first wanted. */
export const phoneMenu = lazyPart('the site menu', async () => (await import('./PhoneMenu.tsx')).PhoneMenu);

/** Where the menu stands on the page without script. */
export const PLAIN_MENU_ID = 'site-menu';
