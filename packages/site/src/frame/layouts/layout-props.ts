import type { ReactNode } from 'react';
import type { RouteDef } from '@bank/contract';
import type { PageHead, PageQuery } from '../../base/page/page-module.ts';
import type { SecondLevelData } from '../../base/page/leaf-data.ts';

export interface LayoutProps {
  record: RouteDef;
  query: PageQuery;
  head: PageHead;
  /** Only where the record's layout is `second`. */
  second: SecondLevelData | undefined;
  /** What the page puts into its banner; undefined leaves it to the records. */
  banner?: ReactNode;
  children: ReactNode;
}
