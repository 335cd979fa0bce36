import type { Site } from '@bank/site/render-contract';

/** The address under which a page is listed; undefined where the site shows no page, or hides it. */
export const listedAddress =
  (site: Pick<Site, 'resolve'>) =>
  (url: string): string | undefined => {
    const place = site.resolve(url);
    if (place.kind !== 'page' || place.record.hidden === true) return undefined;
    // As the page's own head says it: a list under its own column is the page itself.
    const { path, columnId } = place.record;
    return place.url === `${path}?column=${columnId}` ? path : place.url;
  };
