import { useMemo } from 'react';
import { trusted } from './html-policy.ts';
import { withScrollingTables } from './scrolling-tables.ts';
import styles from './RichText.module.css';

interface RichTextProps {
  /** Sanitised when the content release was imported. */
  html: string;
  /** Names the scroll region of a wide table. */
  tableLabel: string;
}

/** The one door through which text from the content store enters a page. */
export function RichText({ html, tableLabel }: RichTextProps) {
  const text = useMemo(() => withScrollingTables(html, tableLabel), [html, tableLabel]);
  // oxlint-disable-next-line react/no-danger -- the one place; sanitised at import, behind Trusted Types
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: trusted(text) }} />;
}
