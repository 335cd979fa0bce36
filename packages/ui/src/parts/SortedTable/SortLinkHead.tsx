import type { ComponentProps } from 'react';
import type { SortDirection } from './sort-rows.ts';
import styles from './SortHead.module.css';

interface SortLinkHeadProps extends ComponentProps<'th'> {
  /** The address of the list in the order that a press gives. */
  href: string;
  /** Where the list has this column's order now. */
  direction: SortDirection | undefined;
  /** What the link does, with the words of the head in it. */
  label: string;
  /** The rows are cards on phones, which have no heads for the eye: the link is not there either. */
  isTextOnPhones?: boolean;
}

/** A column's head of a list that its address sorts. */
export function SortLinkHead(props: SortLinkHeadProps) {
  const { href, direction, label, isTextOnPhones = false, className, children, ...cell } = props;
  return (
    <th
      scope="col"
      {...cell}
      className={[styles.head, className].filter(Boolean).join(' ')}
      aria-sort={direction}
    >
      {isTextOnPhones ? (
        <span className={styles.plain} data-on-phones="">
          {children}
        </span>
      ) : null}
      <a
        className={styles.key}
        href={href}
        aria-label={label}
        data-beyond-phones={isTextOnPhones ? '' : undefined}
      >
        {children}
      </a>
    </th>
  );
}
