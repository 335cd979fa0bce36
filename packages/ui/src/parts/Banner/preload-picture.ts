import { preload } from 'react-dom';

/** What a browser may choose from, the best format first, and how wide the picture is drawn. */
export interface PictureSources {
  sources: readonly { type: string; srcSet: string }[];
  srcSet: string | undefined;
  sizes: string;
}

export interface CroppedPicture {
  url: string;
  /** For phones, where it has a crop of its own. */
  phoneUrl?: string | undefined;
  choices?: PictureSources | undefined;
  phoneChoices?: PictureSources | undefined;
}

/**
 * Asks for the largest picture of a page from its head: React does so for pictures of one crop and one format alone. Of
 * several formats only the best is asked for, by those who know its type.
 */
export function preloadPicture({ url, phoneUrl, choices, phoneChoices }: CroppedPicture): void {
  const image = { as: 'image', fetchPriority: 'high' } as const;
  if (phoneUrl === undefined && choices?.sources[0] === undefined) return;
  if (phoneUrl === undefined) {
    preload(url, { ...image, ...bestOf(choices) });
    return;
  }
  preload(url, { ...image, ...bestOf(choices), media: '(min-width: 768px)' });
  preload(phoneUrl, { ...image, ...bestOf(phoneChoices), media: '(max-width: 767.98px)' });
}

function bestOf(choices: PictureSources | undefined) {
  const [best] = choices?.sources ?? [];
  if (choices === undefined || best === undefined) return {};
  return { type: best.type, imageSrcSet: best.srcSet, imageSizes: choices.sizes };
}
