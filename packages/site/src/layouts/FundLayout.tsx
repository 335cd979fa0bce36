import type { LayoutProps } from './layout-props.ts';

/** The fund zone: its own bar takes the header's place (see LanguageLayout), its pages draw the rest. */
export function FundLayout({ children }: LayoutProps) {
  return children;
}
