import type { LayoutProps } from './layout-props.ts';

/** Level one (specification 2.4): the page draws its own banner and sections. */
export function BaseLayout({ children }: LayoutProps) {
  return children;
}
