import sanitizeHtml from 'sanitize-html';
import { linkTarget } from '@bank/contract';
import { DEEPEST_RICH_TEXT, LARGEST_RICH_TEXT_BYTES, MOST_TAGS, megabytes } from '../../base/limits.ts';
import { nestingDepth } from './nesting-depth.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  UNWRAPPED,
  UNWRAPPED_TAGS,
  isEmptyWrapper,
} from './rich-text-allowed.ts';
import { readSrcset } from './srcset.ts';
import { verbatim, words, wordsIn, type Words } from '../../base/words.ts';

const DROPPED_TAG = new RegExp(`<(${DROPPED_WITH_CONTENT.join('|')})(?=[\\s/>])`, 'gi');

type Attributes = Record<string, string>;

export interface CleanText {
  html: string;
  /** Every address as the author wrote it, links and linked pictures alike. */
  links: string[];
  /** Every picture's address as the author wrote it. */
  images: string[];
  /** Tags that were taken out with all that stood in them, `iframe`. */
  dropped: string[];
}

/** The text is too large or too deep to be read at all. */
export class UnreadableText extends Error {
  override readonly name = 'UnreadableText';
  readonly expected: Words;
  readonly found: Words;

  constructor(expected: Words, found: Words) {
    super(wordsIn(words`expected ${expected}, found ${found}`, 'EN'));
    this.expected = expected;
    this.found = found;
  }
}

/**
 * Cleans rich text by allow-list (SEC-5); cleaning the result again changes nothing.
 * @throws UnreadableText before any parsing when the text is over its size, its depth or its number of tags.
 */
export function cleanRichText(html: string): CleanText {
  refuseHugeText(html);
  if (nestingDepth(html, DEEPEST_RICH_TEXT) > DEEPEST_RICH_TEXT) {
    throw new UnreadableText(words`at most ${DEEPEST_RICH_TEXT} tags inside each other`, words`more`);
  }
  const first = pass(html, 0);
  // The page has the only h1. A text that uses h1 starts one level too high as a whole.
  const { cleaned, ...found } = first.hasTopHeading ? pass(html, 1) : first;
  const { links, images } = found;
  return { html: numberHeadings(cleaned), links, images, dropped: droppedFrom(html) };
}

function droppedFrom(html: string): string[] {
  const names = [...html.matchAll(DROPPED_TAG)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)];
}

/** @throws UnreadableText for what a parser, of HTML or of Markdown, would take seconds for. */
export function refuseHugeText(text: string): void {
  const size = Buffer.byteLength(text);
  if (size > LARGEST_RICH_TEXT_BYTES) {
    throw new UnreadableText(
      words`a text of at most ${megabytes(LARGEST_RICH_TEXT_BYTES)}`,
      verbatim(megabytes(size)),
    );
  }
  // Whatever follows: what is no tag costs as much as one.
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1 && count <= MOST_TAGS; at = text.indexOf('<', at + 1))
    count += 1;
  if (count > MOST_TAGS) throw new UnreadableText(words`at most ${MOST_TAGS} times "<"`, words`more`);
}

function pass(html: string, headingShift: number) {
  const links: string[] = [];
  const images: string[] = [];
  let hasTopHeading = false;
  const heading = (tagName: string) => {
    const level = Number(tagName.slice(1));
    if (level === 1) hasTopHeading = true;
    return { tagName: `h${Math.min(4, Math.max(2, level + headingShift))}`, attribs: {} };
  };
  const cell = (tagName: string, attribs: Attributes) => ({ tagName, attribs: cellAttributes(attribs) });
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, UNWRAPPED],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'data-href'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_CONTENT,
    selfClosing: ['img', 'br', 'hr', 'source'],
    exclusiveFilter: isEmptyWrapper,
    transformTags: {
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
      b: 'strong',
      i: 'em',
      th: cell,
      td: cell,
      ol: (tagName, { start }) => ({ tagName, attribs: isCount(start) ? { start } : {} }),
      span: (tagName, { lang }) => {
        const isLanguage = lang !== undefined && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang);
        return isLanguage ? { tagName, attribs: { lang } } : { tagName: UNWRAPPED, attribs: {} };
      },
      a: (tagName, { href }) => {
        if (href !== undefined) links.push(href);
        const attribs = href === undefined ? undefined : linkAttributes(href);
        return attribs === undefined ? { tagName: UNWRAPPED, attribs: {} } : { tagName, attribs };
      },
      source: (tagName, { type, srcset }) => {
        const choices = type === 'image/avif' || type === 'image/webp' ? readSrcset(srcset) : undefined;
        images.push(...(choices?.addresses ?? []));
        return choices === undefined
          ? { tagName: UNWRAPPED, attribs: {} }
          : { tagName, attribs: { type: String(type), srcset: choices.srcset } };
      },
      img: (tagName, { src = '', srcset, alt = '', width, height, 'data-href': dataHref }) => {
        images.push(src);
        const choices = readSrcset(srcset);
        images.push(...(choices?.addresses ?? []));
        if (dataHref !== undefined) links.push(dataHref);
        if (!src.startsWith('/') || linkTarget(src, '1').kind !== 'inside')
          return { tagName: UNWRAPPED, attribs: {} };
        const href = dataHref === undefined ? undefined : linkAttributes(dataHref)?.['href'];
        return {
          tagName,
          attribs: {
            src,
            ...(choices === undefined ? {} : { srcset: choices.srcset }),
            alt,
            ...(isCount(width) ? { width } : {}),
            ...(isCount(height) ? { height } : {}),
            ...(href === undefined ? {} : { 'data-href': href }),
          },
        };
      },
    },
  });
  return { cleaned: cleaned.replaceAll(UNWRAPPED_TAGS, '').trim(), hasTopHeading, links, images };
}

function linkAttributes(written: string): Attributes | undefined {
  if (written.startsWith('#')) return /^#[\w-]+$/.test(written) ? { href: written } : undefined;
  // {host} is filled in where a menu is drawn; a text is stored as it will be served.
  const target = written.includes('{host}') ? { kind: 'none' as const } : linkTarget(written, '1');
  if (target.kind === 'none') return undefined;
  if (target.kind === 'inside') return { href: target.path };
  const isWeb = /^https?:/.test(target.address);
  return { href: target.address, ...(isWeb ? { rel: 'noopener noreferrer', target: '_blank' } : {}) };
}

/** Alignment is the one look that figures in a table need; it becomes a class, since inline styles are not served. */
function cellAttributes({
  align,
  style,
  scope,
  colspan,
  rowspan,
  class: className = '',
}: Attributes): Attributes {
  const written = `${align ?? ''} ${/text-align\s*:\s*([a-z]+)/i.exec(style ?? '')?.[1] ?? ''} ${className}`;
  const aligned = /\b(right|end)\b/i.test(written)
    ? 'align-end'
    : /\bcenter\b/i.test(written)
      ? 'align-center'
      : '';
  return {
    ...(scope !== undefined && /^(row|col|rowgroup|colgroup)$/.test(scope) ? { scope } : {}),
    ...(isCount(colspan) ? { colspan } : {}),
    ...(isCount(rowspan) ? { rowspan } : {}),
    ...(aligned === '' ? {} : { class: aligned }),
  };
}

function isCount(value: string | undefined): value is string {
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value);
}

/** h2 and h3 get s1, s2 … in their order, for lists of contents. */
function numberHeadings(html: string): string {
  let ordinal = 0;
  return html.replaceAll(/<(h[23])>/g, (_whole, name: string) => `<${name} id="s${(ordinal += 1)}">`);
}
