import type { Kind } from './mirror-kinds.ts';

// A name stands at the end of an address or as a value; to look for what comes before it first is four times faster.
const NAMED =
  /[/"'(=;](?:(?<media>[\da-f]{24}\.(?<ending>[a-z\d]{2,5}))|(?<chrome>chrome\/[\w-]+\.(?:json|css))|(?<feed>feed\/[\w-]+\.(?:xml|json|ics)(?:\?language=EN)?))/g;

const PICTURES = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']);

/** Where the application has media, whatever host visitors are sent to. */
export interface MediaPaths {
  imagePath: string;
  filePath: string;
}

/** What a document, or the data of one, names and a reader needs: pictures, documents, feeds, the chrome's data and styles. */
export function namedIn(text: Buffer, { imagePath, filePath }: MediaPaths): [address: string, kind: Kind][] {
  const named = new Map<string, Kind>();
  // Names are of ASCII, whatever stands around them.
  for (const { groups = {} } of text.toString('latin1').matchAll(NAMED)) {
    const { media, ending = '', chrome, feed } = groups;
    if (chrome !== undefined) named.set(`/${chrome}`, 'chrome');
    else if (feed !== undefined) named.set(`/${feed}`, 'feed');
    else if (PICTURES.has(ending)) named.set(`${imagePath}${media}`, 'image');
    else named.set(`${filePath}${media}`, ending === 'pdf' ? 'document' : 'file');
  }
  return [...named];
}
