import type { FunctionComponent } from 'react';
import type { LayoutName } from '@bank/contract';
import { BaseLayout } from './BaseLayout.tsx';
import { BlankLayout } from './BlankLayout.tsx';
import { FundLayout } from './FundLayout.tsx';
import { SecondLevelLayout } from './SecondLevelLayout.tsx';
import type { LayoutProps } from './layout-props.ts';

export type { LayoutProps } from './layout-props.ts';

/** What stands between chrome and page, by the name that the page record gives. */
export const layouts = {
  base: BaseLayout,
  second: SecondLevelLayout,
  fund: FundLayout,
  blank: BlankLayout,
} satisfies Record<LayoutName, FunctionComponent<LayoutProps>>;
