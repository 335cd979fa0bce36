import type { LayoutProps } from './layout-props.ts';

/** For pages that fill the window between header and footer by themselves, such as the PDF viewer. */
export function BlankLayout({ children }: LayoutProps) {
  return children;
}
