import { HOME_PATHS, type BannerCrumb, type Language } from '@bank/contract';
import type { Crumb } from '@bank/ui';

export interface BreadcrumbWords {
  home: string;
  /** Ends the breadcrumb under the page's own name. */
  heading: string | undefined;
}

/**
 * The entries of a breadcrumb, from the home page down: each links, except in English where the entry
 * has no component (specification 2.4).
 */
export function breadcrumbOf(
  crumbs: readonly BannerCrumb[],
  language: Language,
  { home, heading }: BreadcrumbWords,
): Crumb[] {
  const entries = crumbs.map((crumb, index): Crumb => {
    const isPage = index === crumbs.length - 1;
    const name = isPage ? (heading ?? crumb.name) : crumb.name;
    if (isPage || !crumb.url) return { name };
    return language === 'CN' || crumb.component ? { name, href: crumb.url } : { name };
  });
  const startsAtHome = crumbs[0]?.url === HOME_PATHS[language];
  return startsAtHome ? entries : [{ name: home, href: HOME_PATHS[language] }, ...entries];
}
