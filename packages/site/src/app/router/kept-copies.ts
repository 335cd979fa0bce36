import type { Language } from '@bank/contract';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

/** Local copies of routes and menus (S4-store); without them everything is asked for. */
export const keptCopies = () => import('../../base/state/navigation-copies.ts').catch(() => undefined);

export async function keepMenu(
  language: Language,
  navigation: string,
  menu: readonly MenuEntry[],
): Promise<void> {
  const copies = await keptCopies();
  copies?.keepMenu(language, navigation, menu);
}
