import { useMemo } from 'react';
import { FundHeadContext } from './fund-head.ts';
import type { LayoutProps } from './layout-props.ts';

/**
 * The fund zone: its own bar takes the header's place (see LanguageLayout). Its pages draw their head themselves, for
 * a fund's figures stand in it; what the records say of it waits in a context (see FundBanner).
 */
export function FundLayout({ record, head, second, children }: LayoutProps) {
  const { heading } = head;
  const value = useMemo(
    () => ({ name: record.name, path: record.path, heading, crumbs: second?.crumbs ?? [] }),
    [record, heading, second],
  );
  return <FundHeadContext value={value}>{children}</FundHeadContext>;
}
