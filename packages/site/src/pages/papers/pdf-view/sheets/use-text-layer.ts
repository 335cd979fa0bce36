import { useEffect, useRef, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PX_PER_POINT, type OpenDocument } from '../document/open-document.ts';
import { readText } from '../document/read-text.ts';
import { textLanguage } from '../../../../base/format/text-language.ts';

/** The text of a page as transparent elements over its drawing: selectable, and read by screen readers. */
export interface TextLayerRuns {
  readonly texts: readonly string[];
  readonly elements: readonly HTMLElement[];
}

export function useTextLayer(page: PDFPageProxy | undefined, library: OpenDocument['library']) {
  const container = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState<TextLayerRuns>();
  useEffect(() => {
    const element = container.current;
    if (page === undefined || element === null) return undefined;
    let isGone = false;
    let cancel = () => undefined as unknown;
    const build = async () => {
      const content = await readText(page);
      if (isGone) return;
      element.lang =
        content.lang ?? textLanguage(content.items.map((item) => ('str' in item ? item.str : '')).join(''));
      // pdf.js measures at this scale; the style sheet then follows every zoom without building anew.
      const viewport = page.getViewport({ scale: PX_PER_POINT });
      const layer = new library.TextLayer({ textContentSource: content, container: element, viewport });
      cancel = () => layer.cancel();
      await layer.render();
      if (!isGone) setRuns({ texts: layer.textContentItemsStr, elements: layer.textDivs });
    };
    // Without its text a page can still be read by eye.
    build().catch(() => undefined);
    return () => {
      isGone = true;
      cancel();
      element.replaceChildren();
      setRuns(undefined);
    };
  }, [page, library]);
  return { container, runs };
}
