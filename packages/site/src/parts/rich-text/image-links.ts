import { linkTarget } from '@bank/contract';
import { quietly } from './quietly.ts';

interface ImageLinkWords {
  /** Fills `{host}` in addresses (PD-2). */
  officialHost: string;
  /** Said after the name of an image that opens a new window. */
  newWindow: string;
}

// An image inside a link already leads where the link says.
const LINKING_IMAGES = 'img[data-href]:not(a img)';

/** Where an image with a data href leads; undefined when that is nowhere safe. */
export function imageAddress(dataHref: string, officialHost: string): string | undefined {
  // Type 2: S3-imghref opens the address in a new window, wherever it is.
  const target = linkTarget(dataHref, '2', officialHost);
  return target.kind === 'window' ? target.address : undefined;
}

/** What a screen reader calls the image: its description, or its address where it has none. */
export function imageName(alt: string, address: string, newWindow: string): string {
  return `${alt.trim() || address}${newWindow}`;
}

/**
 * Makes images with a data href open it in a new window, by click and by keyboard (S3-imghref). One pair of
 * listeners on the text serves all its images. Returns what takes them away again.
 */
export function linkImages(text: HTMLElement, { officialHost, newWindow }: ImageLinkWords): () => void {
  quietly('linking images', () => {
    for (const image of text.querySelectorAll<HTMLImageElement>(LINKING_IMAGES)) {
      const address = imageAddress(image.dataset['href'] ?? '', officialHost);
      if (address === undefined) continue;
      image.tabIndex = 0;
      image.setAttribute('role', 'link');
      image.setAttribute('aria-label', imageName(image.alt, address, newWindow));
    }
  });

  const open = (event: Event) => {
    quietly('opening an image', () => {
      const image = event.target instanceof Element ? event.target.closest(LINKING_IMAGES) : null;
      const address = image && imageAddress(image.getAttribute('data-href') ?? '', officialHost);
      if (address) window.open(address, '_blank', 'noopener,noreferrer');
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(event);
  };
  text.addEventListener('click', open);
  text.addEventListener('keydown', press);
  return () => {
    text.removeEventListener('click', open);
    text.removeEventListener('keydown', press);
  };
}
