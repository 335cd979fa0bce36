import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { linkTarget, type UrlType } from '@bank/contract';
import { Icon, VisuallyHidden } from '@bank/ui';
import { useSite } from '../../base/state/site-context.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  url: string;
  urlType?: UrlType | undefined;
  children: ReactNode;
  /** Marks a link that opens a new window for sight too; screen readers are always told. */
  externalIcon?: boolean;
}

/**
 * A link as content gives it (S4-jump): nowhere, inside the site, or a new window.
 * Inside links are plain; `site-clicks.ts` makes them navigate without a reload.
 */
export function SiteLink({ url, urlType, children, externalIcon = false, ...native }: SiteLinkProps) {
  const { words, officialHost } = useSite();
  const target = linkTarget(url, urlType, officialHost);
  if (target.kind === 'none') {
    return (
      <span className={native.className} title={native.title}>
        {children}
      </span>
    );
  }
  if (target.kind === 'inside') {
    return (
      <a {...native} href={target.path}>
        {children}
      </a>
    );
  }
  // A number or a mail address opens a program, not a window.
  if (/^(tel|mailto):/.test(target.address)) {
    return (
      <a {...native} href={target.address}>
        {children}
      </a>
    );
  }
  return (
    <a {...native} href={target.address} target="_blank" rel="noopener noreferrer">
      {children}
      {externalIcon ? <Icon name="external" size={12} /> : null}
      <VisuallyHidden>{words['link.newWindow']}</VisuallyHidden>
    </a>
  );
}
