const plain = (text) => text.replaceAll('&amp;', '&');

/** Every address of the sitemaps, as paths. */
export async function sitePaths(url) {
  const locations = async (path) => {
    const text = await (await fetch(url + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(plain(address));
      return pathname + search;
    });
  };
  const maps = await locations('/sitemap.xml');
  return (await Promise.all(maps.map(locations))).flat();
}

/** The words of a page as they are read, without marks, scripts and spaces. */
export const wordsOf = (html) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
