import { createContext, use } from 'react';
import type { BannerPicture, Crumb } from '@bank/ui';

/** What the records and the layout state say of a page's banner. */
export interface BannerValues {
  /** The page's name, or that of its column. */
  title: string;
  /** The page's own name where it has one besides its column's. */
  heading: string | undefined;
  subTitle: string | undefined;
  picture: BannerPicture | undefined;
  crumbs: readonly Crumb[];
  isTall: boolean;
  /** A panel of the page lies over the lower edge. */
  hasPanel: boolean;
}

export const BannerContext = createContext<BannerValues | undefined>(undefined);

export function useBannerValues(): BannerValues {
  const values = use(BannerContext);
  if (values === undefined) throw new Error('A banner is rendered outside the second-level layout');
  return values;
}
