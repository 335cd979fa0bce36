/* oxlint-disable react/forbid-dom-props -- a document opens in the browser only: no style here is ever served. */
import { memo, useEffect, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PX_PER_POINT, type OpenDocument, type PageSize } from '../document/open-document.ts';
import type { Match } from '../find/find-in-page.ts';
import { PageLinks } from './PageLinks.tsx';
import styles from './Sheet.module.css';
import { useDrawing } from './use-drawing.ts';
import { useHighlights } from './use-highlights.ts';
import { useTextLayer } from './use-text-layer.ts';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

interface SheetProps {
  document: OpenDocument;
  number: number;
  size: PageSize;
  scale: number;
  rotation: number;
  density: number;
  /** In view or about to be; others are blank sheets of the right size. */
  isNear: boolean;
  matches: readonly Match[] | undefined;
  selected: number | undefined;
  onSize: (number: number, size: PageSize) => void;
  onSelectedShown: (element: Element) => void;
  /** There is something to be seen, or it has failed. */
  onPainted: () => void;
}

/** One page of the document: its place is always there, its content while it is near. */
export const Sheet = memo(function Sheet(props: SheetProps) {
  const { document, number, size, scale, rotation, isNear } = props;
  const words = useWords(pdfWords);
  const isLying = rotation % 180 !== 0;
  return (
    <div
      className={styles.sheet}
      // Paper stays paper in every contrast theme: what lies on it is drawn for white.
      data-theme="default"
      data-page={number}
      role="group"
      aria-label={words['pdf.page'](number, document.total)}
      style={{
        width: Math.floor((isLying ? size.height : size.width) * scale),
        height: Math.floor((isLying ? size.width : size.height) * scale),
      }}
    >
      {isNear ? <SheetContent {...props} /> : null}
    </div>
  );
});

function SheetContent({ document, number, scale, rotation, density, matches, selected, ...on }: SheetProps) {
  const words = useWords(pdfWords);
  const { page, hasFailed } = usePage(document, number, on.onSize);
  const { holder, drawing } = useDrawing(page, { scale, rotation, density });
  const { onPainted } = on;
  useEffect(() => {
    if (hasFailed || drawing !== 'pending') onPainted();
  }, [hasFailed, drawing, onPainted]);
  const { container, runs } = useTextLayer(page, document.library);
  useHighlights(runs, matches, selected, on.onSelectedShown);
  const turn = ((page?.rotate ?? 0) + rotation) % 360;
  const factor = String(scale * PX_PER_POINT);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page?.view ?? [];
  const points: Record<string, string | number> = {
    '--total-scale-factor': factor,
    '--points-wide': x1 - x0,
    '--points-high': y1 - y0,
  };
  return (
    <>
      <div ref={holder} className={styles.drawing} aria-hidden="true" data-drawing={drawing} />
      <div ref={container} className={styles.text} style={points} data-turn={turn} />
      {page === undefined ? null : (
        <div className={styles.links} style={points} data-turn={turn}>
          <PageLinks document={document} page={page} />
        </div>
      )}
      {hasFailed || drawing === 'failed' ? <p className={styles.failed}>{words['pdf.pageFailed']}</p> : null}
    </>
  );
}

function usePage({ pdf }: OpenDocument, number: number, onSize: SheetProps['onSize']) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let read: PDFPageProxy | undefined;
    const open = async () => {
      const found = await pdf.getPage(number);
      if (isGone) return;
      read = found;
      const { width, height } = found.getViewport({ scale: PX_PER_POINT });
      onSize(number, { width, height });
      setPage(found);
    };
    open().catch(() => isGone || setFailed(true));
    return () => {
      isGone = true;
      read?.cleanup();
    };
  }, [pdf, number, onSize]);
  return { page, hasFailed };
}
