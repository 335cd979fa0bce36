import { useEffect, useMemo, useRef } from 'react';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import { trusted } from './html-policy.ts';
import { linkImages } from './image-links.ts';
import { withMediaBases } from './media-bases.ts';
import { withScrollingTables } from './scrolling-tables.ts';
import { fitWideTables } from './wide-tables.ts';
import { withWholeRuns } from './whole-runs.ts';
import styles from './RichText.module.css';

interface RichTextProps {
  /** Sanitised when the content release was imported. */
  html: string;
  /** Names the scroll region of a wide table. */
  tableLabel: string;
}

/** The one door through which text from the content store enters a page. */
export function RichText({ html, tableLabel }: RichTextProps) {
  const { words, officialHost } = useSite();
  const { imageBase, fileBase } = useDocument();
  const ref = useRef<HTMLDivElement>(null);
  // One object for as long as the text is the same: for another React would write the text anew, and what was done to
  // its tables and pictures, the focus and the selection in it would be lost.
  const text = useMemo(() => {
    const withBases = withMediaBases(html, { imageBase, fileBase });
    return { __html: trusted(withScrollingTables(withWholeRuns(withBases), tableLabel)) };
  }, [html, tableLabel, imageBase, fileBase]);
  const newWindow = words['link.newWindow'];
  useEffect(() => {
    if (ref.current === null) return undefined;
    fitWideTables(ref.current);
    return linkImages(ref.current, { officialHost, newWindow });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text brings other images and tables
  }, [text, officialHost, newWindow]);
  // oxlint-disable-next-line react/no-danger -- the one place; sanitised at import, behind Trusted Types
  return <div ref={ref} className={styles.richText} dangerouslySetInnerHTML={text} />;
}
