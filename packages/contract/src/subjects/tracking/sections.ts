import type { TrackedModule } from './constants.ts';

/** The section roots (S9-track); a page belongs to the longest one that its path begins with. */
const SECTION_ROOTS: ReadonlyMap<string, TrackedModule> = new Map([
  ['/personal', 'PERSONAL'],
  ['/personal/fundpro', 'FUND'],
  // The other pages of the fund zone stand beside its root, not under it.
  ['/personal/second', 'FUND'],
  ['/personal/consumerEducation', 'PROTECTION'],
  ['/company', 'COMPANY'],
  ['/finance', 'FINANCE'],
  ['/creditcard', 'CARD'],
  ['/spesialfinance', 'SPECIAL'],
  ['/investment', 'IR'],
  ['/bobbank', 'BANK'],
  ['/search', 'SEARCH'],
  // Deposit insurance has no code of its own.
  ['/ckbxDetail', 'PROTECTION'],
]);

/** '/en/personal/dkll' → 'PERSONAL'; undefined for a page that is not tracked, such as '/404'. */
export function moduleOf(path: string): TrackedModule | undefined {
  if (path === '/en') return 'EN_HOME';
  let root = path.startsWith('/en/') ? path.slice('/en'.length) : path;
  while (root !== '') {
    const module = SECTION_ROOTS.get(root);
    if (module !== undefined) return module;
    root = root.slice(0, Math.max(0, root.lastIndexOf('/')));
  }
  return undefined;
}
