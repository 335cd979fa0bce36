import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A place on a page that leads to another page of the file or to an address. Edges are shares of the upright page. */
export interface PageLink {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly target: { readonly page: number } | { readonly address: string };
}

/** pdf.js already leaves out javascript: and data: addresses; these are the kinds the rest of the site links to. */
const ADDRESS = /^(https?|mailto|tel):/;

export async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations: LinkAnnotation[] = await page.getAnnotations();
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = page.view;
  const links = await Promise.all(
    annotations.map(async (annotation, index): Promise<PageLink[]> => {
      if (annotation.subtype !== 'Link' || annotation.rect?.length !== 4) return [];
      const target = await targetOf(pdf, annotation);
      if (target === undefined) return [];
      const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
      return [
        {
          key: annotation.id ?? String(index),
          left: (left - x0) / (x1 - x0),
          top: (y1 - top) / (y1 - y0),
          width: (right - left) / (x1 - x0),
          height: (top - bottom) / (y1 - y0),
          target,
        },
      ];
    }),
  );
  return links.flat();
}

/** The fields of pdf.js' untyped annotation data that are used here. */
interface LinkAnnotation {
  id?: string;
  subtype?: string;
  rect?: number[];
  url?: string;
  dest?: string | unknown[] | null;
}

async function targetOf(
  pdf: PDFDocumentProxy,
  { url, dest }: LinkAnnotation,
): Promise<PageLink['target'] | undefined> {
  if (url !== undefined) return ADDRESS.test(url) ? { address: url } : undefined;
  const place: unknown[] | null | undefined =
    typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const page: unknown = place?.[0];
  if (typeof page === 'number') return { page: page + 1 };
  if (!isReference(page)) return undefined;
  return { page: (await pdf.getPageIndex(page)) + 1 };
}

function isReference(value: unknown): value is Parameters<PDFDocumentProxy['getPageIndex']>[0] {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
}
