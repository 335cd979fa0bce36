import { createContext, use } from 'react';
import type { BannerCrumb } from '@bank/contract';

/** What the records say of the head of a page in the fund zone. */
export interface FundHead {
  name: string;
  path: string;
  /** The page's own name, which ends the breadcrumb. */
  heading: string | undefined;
  crumbs: readonly BannerCrumb[];
}

export const FundHeadContext = createContext<FundHead | undefined>(undefined);

export function useFundHead(): FundHead {
  const head = use(FundHeadContext);
  if (head === undefined) throw new Error('A page of the fund zone is rendered outside the fund layout');
  return head;
}
