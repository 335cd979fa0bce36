import { preload } from 'react-dom';

/** What a browser may choose from, the best format first, and how wide the picture is drawn. */
export interface PictureSources {
  sources: readonly { type: string; srcSet: string }[];
  srcSet: string | undefined;
  sizes: string;
}

interface CroppedPicture {
  url: string;
  /** For phones, where it has a crop of its own. */
  phoneUrl?: string | undefined;
  choices?: PictureSources | undefined;
}

/**
 * Asks for the largest picture of a page from its head: React does so for pictures of one crop and one format alone. Of
 * several formats only the best is asked for, by those who know its type.
 */
export function preloadPicture({ url, phoneUrl, choices }: CroppedPicture): void {
  const image = { as: 'image', fetchPriority: 'high' } as const;
  const [best] = choices?.sources ?? [];
  if (phoneUrl === undefined && best === undefined) return;
  const wide =
    choices === undefined || best === undefined
      ? {}
      : { type: best.type, imageSrcSet: best.srcSet, imageSizes: choices.sizes };
  if (phoneUrl === undefined) {
    preload(url, { ...image, ...wide });
    return;
  }
  preload(url, { ...image, ...wide, media: '(min-width: 768px)' });
  preload(phoneUrl, { ...image, media: '(max-width: 767.98px)' });
}
