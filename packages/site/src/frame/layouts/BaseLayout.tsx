import type { LayoutProps } from './layout-props.ts';

/** Level one (S2-layout): the page draws its own banner and sections. */
export function BaseLayout({ children }: LayoutProps) {
  return children;
}
