import { BLOCK, ITEM, MARKER, pastedTree, type Pasted } from './pasted-tree.ts';

export interface PastedText {
  markdown: string;
  /** How many were in it: a clipboard names files that no server has. */
  pictures: number;
}

/**
 * What somebody copied from a word processor or a page, in the Markdown of sources. Emphasis stands in tags, which are read
 * the same wherever they stand; the editor writes it as it likes. @throws UnreadableText
 */
export function pastedMarkdown(html: string): PastedText {
  const { root, pictures } = pastedTree(html);
  return { markdown: blocksIn(root.children).join('\n\n'), pictures };
}

const BLOCKS: ReadonlySet<string> = new Set(
  `h2 h3 h4 p ul ol li table tr blockquote pre hr ${BLOCK} ${ITEM}`.split(' '),
);

/** Also what stands around blocks, as Google Docs puts one <b> around a whole text. */
function isBlock(one: Pasted | string): one is Pasted {
  return typeof one !== 'string' && (BLOCKS.has(one.name) || one.children.some(isBlock));
}

function blocksIn(children: readonly (Pasted | string)[]): string[] {
  const blocks: string[] = [];
  let words: (Pasted | string)[] = [];
  let items: Pasted[] = [];
  const flush = () => {
    const text = paragraph(words);
    if (text !== '') blocks.push(text);
    words = [];
    if (items.length > 0) blocks.push(wordList(items));
    items = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      // White space between the items of one list does not end it.
      if (items.length > 0 && typeof child === 'string' && child.trim() === '') continue;
      if (items.length > 0) flush();
      words.push(child);
    } else if (child.name === ITEM) {
      if (words.length > 0) flush();
      items.push(child);
    } else {
      flush();
      blocks.push(...blockOf(child));
    }
  }
  flush();
  return blocks;
}

function blockOf(element: Pasted): string[] {
  const { name, children } = element;
  switch (name) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const words = paragraph(children, { isHeading: true }).replaceAll('\\\n', ' ');
      return words === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${words}`];
    }
    case 'ul':
    case 'ol':
      return listOf(element);
    case 'table':
      return tableOf(element);
    case 'blockquote':
      return [prefixed(blocksIn(children).join('\n\n'), '> ').replaceAll(/(?<! ) +$/gm, '')];
    case 'pre':
      return [`\`\`\`\n${textIn(children).replaceAll('```', "'''").trim()}\n\`\`\``];
    case 'hr':
      return ['---'];
    default:
      return blocksIn(children);
  }
}

const prefixed = (text: string, prefix: string) => prefix + text.replaceAll('\n', `\n${prefix}`);

function listOf({ name, children }: Pasted): string[] {
  const items: string[][] = [];
  for (const child of children) {
    if (typeof child === 'string') continue;
    // Word and older editors put the inner list beside its item.
    if (child.name === 'ul' || child.name === 'ol') {
      if (items.length === 0) items.push([]);
      items.at(-1)?.push(...listOf(child));
    } else items.push(blocksIn(child.name === 'li' ? child.children : [child]));
  }
  const filled = items.filter((blocks) => blocks.length > 0);
  const lines = filled.map((blocks, index) => item(name === 'ol' ? `${index + 1}. ` : '- ', blocks));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The first block of an item is words, or the editor could not hold it. */
function item(marker: string, blocks: readonly string[]): string {
  const text = blocks.map((block) => block.replace(/^#+ /, '')).join('\n');
  return marker + text.replaceAll('\n', `\n${' '.repeat(marker.length)}`);
}

interface Level {
  depth: number;
  indent: string;
  count: number;
}

/** Paragraphs that Word draws as a list: how deep one stands is in its style, and whether it is numbered in its sign. */
function wordList(items: readonly Pasted[]): string {
  const levels: Level[] = [];
  const lines = items.map(({ attributes, children }) => {
    const depth = Number(attributes['level'] ?? 1);
    while (levels.length > 0 && (levels.at(-1)?.depth ?? 0) > depth) levels.pop();
    const above = levels.at(-1);
    if (above?.depth !== depth) {
      const indent = above === undefined ? '' : `${above.indent}   `;
      levels.push({ depth, indent, count: 0 });
    }
    const level = levels.at(-1) ?? { depth, indent: '', count: 0 };
    level.count += 1;
    const sign = signIn(children);
    const marker = isNumber(sign) ? `${level.count}. ` : '-  ';
    return level.indent + marker + paragraph(children).replaceAll('\n', `\n${level.indent}   `);
  });
  return lines.join('\n');
}

const signIn = (children: readonly (Pasted | string)[]): string =>
  children
    .map((one) =>
      typeof one === 'string' ? '' : one.name === MARKER ? textIn(one.children) : signIn(one.children),
    )
    .join('');

const isNumber = (sign: string) => /^\s*[（(]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、]/i.test(sign);

function tableOf(table: Pasted): string[] {
  const rows = rowsIn(table).map(({ children }) =>
    children.flatMap((cell) => {
      if (typeof cell === 'string') return [];
      const span = Math.min(20, Number(cell.attributes['colspan'] ?? 1) || 1);
      return [cell, ...Array.from({ length: span - 1 }, () => undefined)];
    }),
  );
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const [only] = rows;
  // A frame around a text rather than a table.
  if (columns <= 1) return rows.flatMap(([cell]) => (cell === undefined ? [] : blocksIn(cell.children)));
  if (only === undefined) return [];
  const lines = rows.map((cells) => {
    const texts = Array.from({ length: columns }, (_none, at) => cellText(cells[at]));
    return `| ${texts.join(' | ')} |`;
  });
  const rule = `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`;
  return [[lines[0], rule, ...lines.slice(1)].join('\n')];
}

/** Those of tables in its cells are words there. */
const rowsIn = ({ children }: Pasted): Pasted[] =>
  children.flatMap((one) => {
    if (typeof one === 'string') return [];
    return one.name === 'tr' ? [one] : rowsIn(one);
  });

function cellText(cell: Pasted | undefined): string {
  if (cell === undefined) return '';
  return blocksIn(cell.children)
    .join('<br>')
    .replaceAll('\\\n', '<br>')
    .replaceAll('\n', ' ')
    .replaceAll('|', '\\|');
}

const textIn = (children: readonly (Pasted | string)[]): string =>
  children.map((one) => (typeof one === 'string' ? one : textIn(one.children))).join('');

interface Manner {
  /** A heading is bold by itself. */
  isHeading?: boolean;
}

/** Words as one paragraph. */
function paragraph(children: readonly (Pasted | string)[], manner: Manner = {}): string {
  const words = children
    .map((one) => wordsOf(one, manner))
    .join('')
    .replaceAll(/(?<! ) *\\\n */g, '\\\n')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^(?:\s|\\\n)+/, '');
  const text = withoutBreaksAtEnd(words);
  // What would begin a heading, a list or a quotation.
  return text.replaceAll(/^([#>+=-])/gm, String.raw`\$1`).replaceAll(/^(\d+)(?=[.)])/gm, '$1\\');
}

const TAGS: ReadonlySet<string> = new Set(['strong', 'em', 'sup', 'sub']);

function wordsOf(one: Pasted | string, manner: Manner): string {
  if (typeof one === 'string') return written(one);
  const inner = () => one.children.map((child) => wordsOf(child, manner)).join('');
  if (one.name === 'br') return '\\\n';
  if (one.name === MARKER) return '';
  if (one.name === 'code')
    return textIn([one]).trim() === '' ? '' : `\`${textIn([one]).replaceAll('`', "'").trim()}\``;
  if (one.name === 'a') return linked(inner(), one.attributes['href'] ?? '');
  const isPlain = !TAGS.has(one.name) || (manner.isHeading === true && one.name === 'strong');
  return isPlain ? inner() : tagged(inner(), one.name);
}

/** By hand, for an expression would begin anew at each of many breaks. */
function withoutBreaksAtEnd(text: string): string {
  let rest = text.trimEnd();
  for (let before = text; rest.endsWith('\\') && before[rest.length] === '\n';) {
    before = rest.slice(0, -1);
    rest = before.trimEnd();
  }
  return rest;
}

/** Spaces stand outside of what is marked. */
function tagged(text: string, tag: string): string {
  const inner = text.trim();
  if (inner === '' || inner === '\\') return text;
  const lead = text.slice(0, text.length - text.trimStart().length);
  return `${lead}<${tag}>${inner}</${tag}>${text.slice(lead.length + inner.length)}`;
}

function linked(text: string, href: string): string {
  if (text.trim() === '') return text;
  const address = /^[^\s()<>]+$/.test(href) ? href : `<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>`;
  return `[${text.trim()}](${address})`;
}

/** Without what nobody sees: soft hyphens, marks of direction and width; with plain spaces. */
function written(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/[ \t\r\n\u00A0]+/g, ' ')
    .replaceAll(/[\\`*_[\]<~]/g, String.raw`\$&`);
}
