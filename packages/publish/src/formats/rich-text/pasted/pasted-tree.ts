import sanitizeHtml from 'sanitize-html';
import { SaxesParser } from 'saxes';
import { refuseHugeText } from '../rich-text.ts';
import { DROPPED_WITH_CONTENT } from '../rich-text-allowed.ts';

/** An element of what was pasted, of the few that are left after cleaning. */
export interface Pasted {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Pasted | string)[];
}

/** A paragraph that Word shows as an item of a list, and the sign that it wrote before it. */
export const ITEM = 'x-item';
export const MARKER = 'x-marker';
/** Nothing but what stands in it; a block of its own, or among words. */
export const BLOCK = 'x-block';
const PLAIN = 'x-plain';

const KEPT = (
  'h2 h3 h4 p ul ol li table tr td th a strong em blockquote code pre hr br sup sub ' +
  `${ITEM} ${MARKER} ${BLOCK} ${PLAIN}`
).split(' ');
const BLOCKS =
  'div section article main header footer aside figure figcaption dl dt dd address caption center'.split(' ');
/** Browsers leave out tabs and line breaks: with them `/` and another may lead to another site. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\t\r\n]*$/i;
// XML has no place for them, and Word puts some into its texts.
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** HTML of a clipboard, by allow-list. @throws UnreadableText before any parsing where it is too large */
export function pastedTree(html: string): { root: Pasted; pictures: number } {
  refuseHugeText(html);
  let pictures = 0;
  // The page has the only h1: a text that begins at it goes one level down as a whole.
  const shift = /<h1[\s>]/i.test(html) ? 1 : 0;
  const heading = (name: string) => ({
    tagName: `h${Math.min(4, Math.max(2, Number(name.slice(1)) + shift))}`,
    attribs: {},
  });
  const as = (tagName: string) => () => ({ tagName, attribs: {} });
  const cleaned = sanitizeHtml(html, {
    allowedTags: KEPT,
    allowedAttributes: { a: ['href'], td: ['colspan'], th: ['colspan'], [ITEM]: ['level'] },
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    // `del` is what a tracked change took out.
    nonTextTags: [...DROPPED_WITH_CONTENT, 'xml', 'del'],
    selfClosing: ['br', 'hr'],
    transformTags: {
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
      ...Object.fromEntries(BLOCKS.map((name) => [name, as(BLOCK)])),
      i: as('em'),
      b: (_name, { style = '' }) => ({
        tagName: /(?<!-)font-weight:\s*normal/i.test(style) ? PLAIN : 'strong',
        attribs: {},
      }),
      p: (_name, { style = '', class: look = '' }) => {
        const [, level] = /mso-list:(?!\s*ignore)[^;]*\blevel(\d)/i.exec(style) ?? [];
        if (level !== undefined) return { tagName: ITEM, attribs: { level } };
        return { tagName: /\bMsoTitle\b/.test(look) ? 'h2' : 'p', attribs: {} };
      },
      span: (_name, { style = '' }) => ({ tagName: spanAs(style), attribs: {} }),
      a: (_name, { href = '' }) =>
        SAFE_LINK.test(href) ? { tagName: 'a', attribs: { href } } : { tagName: PLAIN, attribs: {} },
      img: () => {
        pictures += 1;
        return { tagName: PLAIN, attribs: {} };
      },
    },
  });
  return { root: treeOf(cleaned.replaceAll(NO_TEXT, '')), pictures };
}

function spanAs(style: string): string {
  if (/mso-list:\s*ignore/i.test(style)) return MARKER;
  if (/(?<!-)font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
  return /font-style:\s*italic/i.test(style) ? 'em' : PLAIN;
}

/** What cleaning gives is well formed. */
function treeOf(cleaned: string): Pasted {
  const root: Pasted = { name: BLOCK, attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser<{ xmlns?: false }>();
  parser.on('opentag', ({ name, attributes }) => {
    const element: Pasted = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(`<${BLOCK}>${cleaned}</${BLOCK}>`).close();
  return root;
}
