/* oxlint-disable react/forbid-dom-props -- a document opens in the browser only: no style here is ever served. */
import { useEffect, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { VisuallyHidden } from '@bank/ui';
import type { OpenDocument } from '../document/open-document.ts';
import { fragmentOfPage } from '../page-fragment.ts';
import { linksOf, type PageLink } from './page-links.ts';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './Sheet.module.css';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The links that the author put into the page, as links of ours. */
export function PageLinks({ document, page }: { document: OpenDocument; page: PDFPageProxy }) {
  const words = useWords(pdfWords);
  const [links, setLinks] = useState<PageLink[]>([]);
  useEffect(() => {
    let isGone = false;
    // A page whose links cannot be read is still a page.
    linksOf(document.pdf, page).then(
      (found) => isGone || setLinks(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [document, page]);
  return links.map(({ key, left, top, width, height, target }) => {
    const style = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
    return 'page' in target ? (
      <a key={key} className={styles.link} style={style} href={fragmentOfPage(target.page)}>
        <VisuallyHidden>{words['pdf.linkToPage'](target.page)}</VisuallyHidden>
      </a>
    ) : (
      <a
        key={key}
        className={styles.link}
        style={style}
        href={target.address}
        target="_blank"
        rel="noopener noreferrer"
      >
        <VisuallyHidden>
          {target.address} {words['link.newWindow']}
        </VisuallyHidden>
      </a>
    );
  });
}
