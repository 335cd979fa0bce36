/* Also part of the script that blocks the first paint: no imports. */

export const MISSING_PARTS_ID = 'missing-parts';

/** Scripts or styles did not arrive, or not as they were built: the page says so, and offers to be loaded anew. */
export function tellOfMissingParts(): void {
  const place = document.getElementById(MISSING_PARTS_ID);
  if (place === null) return;
  place.firstElementChild?.removeAttribute('hidden');
  uncoverFocus(place);
}

/** The message stands over the foot of the window: what has the focus there comes out from under it. */
function uncoverFocus(place: Element): void {
  const focus = document.activeElement;
  if (focus === null || focus === document.body || place.contains(focus)) return;
  const { top, bottom } = focus.getBoundingClientRect();
  const covered = bottom - place.getBoundingClientRect().top;
  if (covered > 0 && top < innerHeight) scrollBy({ top: covered, behavior: 'instant' });
}

/** Until everything has loaded that the document itself names. */
export function watchFirstFiles(): void {
  const loading = new AbortController();
  const { signal } = loading;
  let isMissing = false;
  const tell = () => {
    if (isMissing) tellOfMissingParts();
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[rel="stylesheet"]')) return;
      isMissing = true;
      tell();
    },
    { capture: true, signal },
  );
  // What failed before the body was read.
  addEventListener('DOMContentLoaded', tell, { signal });
  addEventListener('load', () => loading.abort(), { signal });
}
