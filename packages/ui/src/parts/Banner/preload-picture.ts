import { preload } from 'react-dom';

interface CroppedPicture {
  url: string;
  /** For phones, where it has a crop of its own. */
  phoneUrl?: string | undefined;
}

/** Asks for the largest picture of a page from its head: React does so for pictures of one crop alone. */
export function preloadPicture({ url, phoneUrl }: CroppedPicture): void {
  if (phoneUrl === undefined) return;
  const image = { as: 'image', fetchPriority: 'high' } as const;
  preload(url, { ...image, media: '(min-width: 768px)' });
  preload(phoneUrl, { ...image, media: '(max-width: 767.98px)' });
}
