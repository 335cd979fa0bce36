import type { ReactNode } from 'react';
import { addressWith } from './filters/address-with.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import { useWords } from '../../base/state/site-context.ts';
import { WaysOut } from './WaysOut.tsx';
import styles from './ListBody.module.css';
import { isPastEnd, pagesOf, type ListPlace } from '../../base/page/list-place.ts';

interface ListBodyProps {
  found: ListPlace;
  path: string;
  query: PageQuery;
  /** Says that nothing was found. */
  none: ReactNode;
  /** What was found. */
  children: ReactNode;
}

/** What a page of a list holds; past the last page it says how many there are (PD-19). */
export function ListBody({ found, path, query, none, children }: ListBodyProps) {
  const words = useWords();
  if (found.total === 0) return none;
  if (!isPastEnd(found)) return children;
  const pages = pagesOf(found);
  const way = (name: string, page: number) => ({
    name,
    href: addressWith(path, query, { page: String(page) }),
  });
  const ways = [way(words['list.first'], 1), way(words['list.last'](pages), pages)];
  return <WaysOut text={words['list.pastEnd'](pages)} ways={ways.slice(0, pages)} />;
}

interface NothingHereProps {
  text: string;
  /** The way back to the whole list, where only its limits leave nothing. */
  clear?: { name: string; href: string } | undefined;
  className?: string | undefined;
}

/** One line where rows are expected and none stand. */
export function NothingHere({ text, clear, className = '' }: NothingHereProps) {
  return (
    <p className={`${styles.nothing} ${className}`}>
      {text}
      {clear && ' '}
      {clear && <a href={clear.href}>{clear.name}</a>}
    </p>
  );
}
