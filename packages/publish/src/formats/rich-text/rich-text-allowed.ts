import type sanitizeHtml from 'sanitize-html';

/* SEC-5: what rich text may hold. Everything else loses its tags, and what is no text loses its content too. */

export const ALLOWED_TAGS = (
  'h2 h3 h4 p ul ol li table caption thead tbody tfoot tr th td a picture source img strong em blockquote code pre hr br sup sub ' +
  'ruby rt rp figure figcaption span'
).split(' ');

/** Tags whose content is not prose: it goes with them. */
export const DROPPED_WITH_CONTENT = (
  'script style textarea option xmp noscript noembed noframes iframe object embed applet template svg math title head ' +
  'select button form frameset plaintext audio video canvas dialog'
).split(' ');

export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'rel', 'target'],
  source: ['type', 'srcset'],
  img: ['src', 'srcset', 'alt', 'width', 'height', 'data-href'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan', 'class'],
  td: ['colspan', 'rowspan', 'class'],
  span: ['lang'],
};

/** Removed when nothing is left in them; an empty table cell means something and stays. */
const POINTLESS_WHEN_EMPTY = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li a strong b em i blockquote span figure figcaption picture sup sub code'.split(
    ' ',
  ),
);

export function isEmptyWrapper(frame: sanitizeHtml.IFrame): boolean {
  return POINTLESS_WHEN_EMPTY.has(frame.tag) && frame.text.trim() === '' && frame.mediaChildren.length === 0;
}

/**
 * A link without an address or a span without a language is renamed to this and its tags are taken out afterwards.
 * Renaming to a tag that is not allowed would do it in one step, but sanitize-html then closes the next element
 * at that depth under the new name.
 */
export const UNWRAPPED = 'x-unwrapped';
export const UNWRAPPED_TAGS = /<\/?x-unwrapped>/g;
