import type { SortDirection } from './sort-rows.ts';
import { SortCell, type SortCellProps } from './SortCell.tsx';
import styles from './SortHead.module.css';

interface SortLinkHeadProps extends SortCellProps {
  /** The address of the list in the order that a press gives. */
  href: string;
  /** Where the list has this column's order now. */
  direction: SortDirection | undefined;
  /** What the link does, with the words of the head in it. */
  label: string;
}

/** A column's head of a list that its address sorts. */
export function SortLinkHead(props: SortLinkHeadProps) {
  const { href, direction, label, isTextOnPhones = false, children, ...cell } = props;
  return (
    <SortCell {...cell} direction={direction}>
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
    </SortCell>
  );
}
