import { readText } from './read-markdown.ts';
import { hasMark, runsOf, shapeOf, type RichMark, type RichNode, type Run } from './rich-node.ts';

/** How a block is written: as plainly as it can be while it is still read as what it is. */
interface Manner {
  /** Signs that Markdown would read as its own get a backslash. */
  isEscaped: boolean;
  /** Emphasis in tags: beside Chinese punctuation ** is often read as two plain asterisks. */
  isTagged: boolean;
  /** Two lists one after the other would be read as one. */
  isOtherList: boolean;
}

const MANNERS: readonly Pick<Manner, 'isEscaped' | 'isTagged'>[] = [
  { isEscaped: false, isTagged: false },
  { isEscaped: true, isTagged: false },
  { isEscaped: false, isTagged: true },
  { isEscaped: true, isTagged: true },
];

/** A block as Markdown, without a line break at its end. */
export function writeBlock(node: RichNode, isOtherList = false): string {
  const wanted = shapeOf(node);
  const drawn = MANNERS.map((manner) => draw(node, { ...manner, isOtherList }));
  return drawn.find((text) => isReadAs(text, wanted)) ?? drawn.at(-1) ?? '';
}

function isReadAs(text: string, wanted: string): boolean {
  const { blocks } = readText(text);
  const [only] = blocks;
  return blocks.length === 1 && only !== undefined && shapeOf(only.node) === wanted;
}

function draw(node: RichNode, manner: Manner): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return drawWords(content, manner, '\\\n');
    case 'heading': {
      const words = drawWords(content, manner, ' ').replaceAll('\n', ' ');
      return `${'#'.repeat(Number(attrs['level'] ?? 2))} ${words}`;
    }
    case 'picture':
      return `![${escaped(String(attrs['alt'] ?? ''))}](${address(attrs['src'])})`;
    case 'rawBlock':
      return String(attrs['raw'] ?? '');
    case 'horizontalRule':
      return '---';
    case 'codeBlock': {
      const text = content.map((one) => one.text ?? '').join('');
      const fence = fenceFor(text, 3);
      return `${fence}${String(attrs['language'] ?? '')}\n${text}\n${fence}`;
    }
    case 'blockquote':
      return content
        .map((one) => draw(one, manner))
        .join('\n\n')
        .replaceAll(/^(?=(.?))/gm, (_at, next: string) => (next === '' ? '>' : '> '));
    case 'bulletList':
    case 'orderedList':
      return drawList(node, manner);
    case 'table':
      return drawTable(content, manner);
    default:
      throw new Error(`The editor has no Markdown for ${type}.`);
  }
}

function drawList({ type, attrs = {}, content = [] }: RichNode, manner: Manner): string {
  const isInner = (node: RichNode) => node.type === 'bulletList' || node.type === 'orderedList';
  // Without a blank line before it, all but a list would be one paragraph with the words above.
  const hasMore = content.some(({ content: blocks = [] }) => !blocks.slice(1).every(isInner));
  const isLoose = attrs['loose'] === true || hasMore;
  const first = Number(attrs['start'] ?? 1);
  const inner = { ...manner, isOtherList: false };
  const items = content.map(({ content: blocks = [] }, index) => {
    const bullet = manner.isOtherList ? '* ' : '- ';
    const numbered = `${first + index}${manner.isOtherList ? ')' : '.'} `;
    const marker = type === 'orderedList' ? numbered : bullet;
    const text = blocks.map((one) => draw(one, inner)).join(isLoose ? '\n\n' : '\n');
    return marker + text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

const RULES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

function drawTable(rows: readonly RichNode[], manner: Manner): string {
  const lines = rows.map(({ content: cells = [] }) =>
    cells.map((cell) =>
      drawWords(cell.content ?? [], manner, '<br>')
        .replaceAll('\n', ' ')
        .replaceAll('|', '\\|'),
    ),
  );
  const [head = []] = lines;
  const columns = rows[0]?.content ?? [];
  const rule = columns.map(({ attrs = {} }) => RULES[String(attrs['align'])] ?? '---');
  const inLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head, rule, ...lines.slice(1)].map(inLine).join('\n');
}

/** From the outside to the inside. */
const NESTING = ['link', 'bold', 'italic', 'superscript', 'subscript', 'code'];

function drawWords(content: readonly RichNode[], manner: Manner, lineBreak: string): string {
  let text = '';
  let open: RichMark[] = [];
  const close = (from: number) => {
    for (const mark of open.slice(from).reverse()) text += endOf(mark, manner);
    open = open.slice(0, from);
  };
  for (const run of runsOf(content)) {
    const marks = run.marks.toSorted((a, b) => NESTING.indexOf(a.type) - NESTING.indexOf(b.type));
    const same = marks.findIndex((mark, index) => !isSame(mark, open[index]));
    const kept = same === -1 ? marks.length : same;
    close(kept);
    for (const mark of marks.slice(kept)) text += startOf(mark, manner);
    open = marks;
    text += drawRun(run, manner, lineBreak);
  }
  close(0);
  return manner.isEscaped ? text.replaceAll(/^([ \t]*)([#>+=-]|\d+(?=[.)]))/gm, escapedStart) : text;
}

/** What would begin a heading, a quotation, a list or a rule. */
const escapedStart = (_whole: string, space: string, sign: string) =>
  /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`;

function drawRun(run: Run, manner: Manner, lineBreak: string): string {
  const { node, text } = run;
  if (node?.type === 'hardBreak') return lineBreak;
  if (node?.type === 'noteMark') return `[^${String(node.attrs?.['number'] ?? '')}]`;
  if (node !== undefined) throw new Error(`The editor has no Markdown for ${node.type} among words.`);
  if (hasMark(run, 'code')) {
    const fence = fenceFor(text, 1);
    const edge = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
    return fence + edge + text + edge + fence;
  }
  return manner.isEscaped ? escaped(text) : text;
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<~]/g, String.raw`\$&`);

const isSame = (mark: RichMark, other: RichMark | undefined) =>
  other !== undefined && mark.type === other.type && mark.attrs?.['href'] === other.attrs?.['href'];

const STARTS: Readonly<Record<string, readonly [plain: string, tag: string]>> = {
  bold: ['**', 'strong'],
  italic: ['*', 'em'],
  superscript: ['', 'sup'],
  subscript: ['', 'sub'],
};

function startOf({ type }: RichMark, { isTagged }: Manner): string {
  if (type === 'link') return '[';
  const [plain, tag] = STARTS[type] ?? ['', ''];
  return tag !== '' && (plain === '' || isTagged) ? `<${tag}>` : plain;
}

function endOf({ type, attrs = {} }: RichMark, { isTagged }: Manner): string {
  if (type === 'link') return `](${address(attrs['href'])})`;
  const [plain, tag] = STARTS[type] ?? ['', ''];
  return tag !== '' && (plain === '' || isTagged) ? `</${tag}>` : plain;
}

function address(href: string | number | boolean | null | undefined): string {
  const text = String(href ?? '');
  return /^[^\s()<>]+$/.test(text) ? text : `<${text.replaceAll(/[<>\n]/g, encodeURIComponent)}>`;
}

function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  return '`'.repeat(longest >= least ? longest + 1 : least);
}
