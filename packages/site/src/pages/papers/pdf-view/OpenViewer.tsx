import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@bank/ui';
import type { OpenDocument, PageSize } from './document/open-document.ts';
import { FindBar } from './find/FindBar.tsx';
import { useFindSteps } from './find/use-find-steps.ts';
import { pageOfFragment } from './page-fragment.ts';
import { PrintNote } from './print/PrintNote.tsx';
import { usePrinting } from './print/use-printing.ts';
import { Sheet } from './sheets/Sheet.tsx';
import { reveal } from './sheets/reveal.ts';
import { useNearSheets } from './sheets/use-near-sheets.ts';
import { useReadingPosition } from './sheets/use-reading-position.ts';
import { useRoom } from './sheets/use-room.ts';
import { DownloadLink } from './tools/DownloadLink.tsx';
import { PageField } from './tools/PageField.tsx';
import { PaperTool } from './tools/PaperTool.tsx';
import { PaperToolbar } from './tools/PaperToolbar.tsx';
import { ZoomField } from './tools/ZoomField.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { usePageInAddress } from './use-page-in-address.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import styles from './Viewer.module.css';
import { scaleOf, type Zoom } from './zoom.ts';
import { pdfWords } from '../../../words/common/pdf/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

interface OpenViewerProps {
  document: OpenDocument;
  url: string;
  title: string;
  /** Said over the pages. */
  note: ReactNode;
}

/** A document with all its tools (PDF-2). */
export function OpenViewer({ document, url, title, note }: OpenViewerProps) {
  const words = useWords(pdfWords);
  const { total, firstSize } = document;
  const ruler = useRef<HTMLDivElement>(null);
  const room = useRoom(ruler);
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [rotation, setRotation] = useState(0);
  const [isPainted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());

  const layout = useMemo(() => ({ room, zoom, rotation, sizes }), [room, zoom, rotation, sizes]);
  const [start] = useState(() => pageOfFragment(location.hash, total) ?? 1);
  const { scroller, current, jump, onScroll } = useReadingPosition(start, layout);
  const near = useNearSheets(scroller, room !== undefined);
  usePageInAddress(current, total, jump);

  const nearNow = useRef(near);
  useLayoutEffect(() => {
    nearNow.current = near;
  });
  // A page that is drawn brings its match into view by itself; one that is not has to come near first.
  const showPage = useCallback((page: number) => nearNow.current.has(page) || jump(page), [jump]);
  const find = useFindSteps(document, current, showPage);
  const findButton = useRef<HTMLButtonElement>(null);
  const closeFind = () => {
    find.close();
    findButton.current?.focus();
  };
  const { printing, print, stop } = usePrinting(document);
  useViewerKeys({ find: find.open, print });

  const sizeOf = (page: number) => sizes.get(page) ?? firstSize;
  const scaleFor = (page: number, wanted: Zoom) => {
    const { width, height } = sizeOf(page);
    return scaleOf(wanted, room?.width ?? width, rotation % 180 === 0 ? width : height);
  };
  const onSize = useCallback(
    (page: number, size: PageSize) =>
      setSizes((known) => {
        const { width, height } = known.get(page) ?? firstSize;
        return width === size.width && height === size.height ? known : new Map(known).set(page, size);
      }),
    [firstSize],
  );
  const onSelectedShown = useCallback(
    (element: Element) => {
      if (scroller.current !== null) reveal(scroller.current, element);
    },
    [scroller],
  );

  const scale = scaleFor(current, zoom);
  const announcement = useAnnouncement({ title, total, current, percent: Math.round(scale * 100), rotation });
  const { place } = find;

  return (
    <section className={styles.viewer} aria-label={words['pdf.viewer']}>
      <PaperToolbar title={title}>
        <PageField current={current} total={total} onPage={jump} />
        <ZoomField zoom={zoom} scale={scale} autoScale={scaleFor(current, 'auto')} onZoom={setZoom} />
        <PaperTool
          icon="rotate"
          label={words['pdf.rotate']}
          onClick={() => setRotation((now) => (now + 90) % 360)}
        />
        <PaperTool
          ref={findButton}
          icon="search"
          label={words['pdf.find']}
          isLabelled
          aria-expanded={find.isOpen}
          onClick={find.isOpen ? closeFind : find.open}
        />
        <span className={styles.copies}>
          <PaperTool icon="print" label={words['pdf.print']} isLabelled onClick={print} />
          <DownloadLink url={url} title={title} />
        </span>
      </PaperToolbar>
      {note}
      {find.isOpen ? <FindBar {...find.bar} onClose={closeFind} /> : null}
      <PrintNote printing={printing} url={url} total={total} onStop={stop} />
      <section
        ref={scroller}
        className={styles.scroller}
        // Arrow keys, Page Up and Page Down scroll what has the focus.
        tabIndex={0}
        aria-label={words['pdf.pages']}
        onScroll={onScroll}
      >
        <div ref={ruler} />
        {isPainted ? null : (
          <p className={styles.painting} role="status">
            {words['pdf.painting'](start)}
          </p>
        )}
        <p className={styles.onPaper}>{words['pdf.printHint']}</p>
        <div className={styles.stack}>
          {room === undefined
            ? null
            : Array.from({ length: total }, (_, index) => index + 1).map((page) => (
                <Sheet
                  key={page}
                  document={document}
                  number={page}
                  size={sizeOf(page)}
                  scale={scaleFor(page, zoom)}
                  rotation={rotation}
                  density={room.density}
                  isNear={near.has(page)}
                  matches={find.byPage.get(page)}
                  selected={place?.page === page ? place.index : undefined}
                  onSize={onSize}
                  onSelectedShown={onSelectedShown}
                  onPainted={onPainted}
                />
              ))}
        </div>
      </section>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  );
}
