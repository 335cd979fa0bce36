import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `rule` stands on a gold line; `action` is the cinnabar link inside lists and tables; `more` ends a section head. */
  variant?: 'rule' | 'action' | 'more';
}

/** A short link that leads on, with an arrow. */
export function TextLink({ variant = 'rule', className, children, ...native }: TextLinkProps) {
  const classes = [styles.link, styles[variant], className].filter(Boolean).join(' ');
  return (
    <a {...native} className={classes}>
      {children}
      <Icon name="arrow-right" size={14} />
    </a>
  );
}
