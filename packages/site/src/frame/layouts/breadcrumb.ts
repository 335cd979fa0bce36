import { HOME_PATHS, type BannerCrumb, type Language } from '@bank/contract';
import type { Crumb } from '@bank/ui';

interface BreadcrumbPage {
  /** The word for the home page. */
  home: string;
  /** The page's own path: the last entry is the page itself when it has this path. */
  path: string;
  /** The page's own name, where its entry or column says less. */
  heading: string | undefined;
}

/**
 * The entries of a breadcrumb, from the home page down: each links, except in English where the entry
 * has no component (S3-breadcrumb).
 */
export function breadcrumbOf(
  crumbs: readonly BannerCrumb[],
  language: Language,
  { home, path, heading }: BreadcrumbPage,
): Crumb[] {
  const endsAtPage = heading === undefined || crumbs.at(-1)?.url?.split('?')[0] === path;
  const entries = crumbs.filter(isOnce).map((crumb): Crumb => {
    const isPage = endsAtPage && crumb === crumbs.at(-1);
    if (isPage) return { name: heading ?? crumb.name };
    const links = crumb.url !== undefined && crumb.url !== '' && (language === 'CN' || crumb.component);
    return links ? { name: crumb.name, href: crumb.url ?? '' } : { name: crumb.name };
  });
  if (!endsAtPage) entries.push({ name: heading });
  // The home page is a section's front page too; every trail begins with it by the one name.
  const startsAtHome = crumbs[0]?.url === HOME_PATHS[language];
  return [{ name: home, href: HOME_PATHS[language] }, ...(startsAtHome ? entries.slice(1) : entries)];
}

/** A heading of the menu and the page below it often share a name; the page keeps it. */
function isOnce(crumb: BannerCrumb, index: number, crumbs: readonly BannerCrumb[]): boolean {
  return crumb.name !== crumbs[index + 1]?.name;
}
