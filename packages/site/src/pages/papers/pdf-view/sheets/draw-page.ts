import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PX_PER_POINT } from '../document/open-document.ts';
import { canvasDensity } from './canvas-density.ts';

export interface PageLook {
  /** CSS px for each px at 100 %. */
  scale: number;
  /** Degrees, beside what the file itself says. */
  rotation: number;
  /** Device pixels for each CSS px. */
  density: number;
  /** Paper shows what is meant for paper. */
  intent?: 'display' | 'print';
}

/** A canvas with the page drawn on it; undefined when `signal` ended the drawing. */
export async function drawPage(
  page: PDFPageProxy,
  { scale, rotation, density, intent = 'display' }: PageLook,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  if (signal.aborted) return undefined;
  const shown = page.getViewport({ scale: scale * PX_PER_POINT, rotation: (page.rotate + rotation) % 360 });
  const viewport = shown.clone({
    scale: shown.scale * canvasDensity(shown.width, shown.height, density),
  });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport, intent });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    freeCanvas(canvas);
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Gives the pixels back at once; a browser may keep those of a detached canvas for a long time. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
