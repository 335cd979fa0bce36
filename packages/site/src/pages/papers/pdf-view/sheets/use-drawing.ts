import { useEffect, useRef, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, freeCanvas, type PageLook } from './draw-page.ts';

export type Drawing = 'pending' | 'drawn' | 'failed';

/** Keeps the newest drawing of a page in a holder; the one before stays, stretched, until the next is ready. */
export function useDrawing(page: PDFPageProxy | undefined, { scale, rotation, density }: PageLook) {
  const holder = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('pending');
  useEffect(() => {
    if (page === undefined) return undefined;
    const controller = new AbortController();
    const draw = async () => {
      const canvas = await drawPage(page, { scale, rotation, density }, controller.signal);
      if (canvas === undefined || holder.current === null) return;
      const old = holder.current.querySelector('canvas');
      holder.current.replaceChildren(canvas);
      if (old !== null) freeCanvas(old);
      setDrawing('drawn');
    };
    draw().catch(() => setDrawing('failed'));
    return () => controller.abort();
  }, [page, scale, rotation, density]);
  useEffect(() => {
    const element = holder.current;
    return () => {
      const canvas = element?.querySelector('canvas');
      if (canvas) freeCanvas(canvas);
    };
  }, []);
  return { holder, drawing };
}
