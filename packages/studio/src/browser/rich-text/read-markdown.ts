import { markdownReader, type Token, type Tokens } from '@bank/publish/markdown';
import type { RichMark, RichNode } from './rich-node.ts';

const reader = markdownReader(() => '');

export interface ReadBlock {
  node: RichNode;
  /** As it is written, without the line breaks behind it. */
  raw: string;
  /** What stands between it and the next. */
  gap: string;
}

export interface ReadText {
  /** What stands before the first block. */
  lead: string;
  blocks: ReadBlock[];
}

/** A Markdown text block by block: `lead` and the raw texts and gaps are together the very text. */
export function readText(markdown: string): ReadText {
  const read: ReadText = { lead: '', blocks: [] };
  for (const token of reader.lexer(markdown)) {
    const last = read.blocks.at(-1);
    if (token.type === 'space') {
      if (last === undefined) read.lead += token.raw;
      else last.gap += token.raw;
      continue;
    }
    const raw = token.raw.replace(/(?<!\n)\n+$/, '');
    read.blocks.push({ node: blockOrRaw(token, raw), raw, gap: token.raw.slice(raw.length) });
  }
  const whole = read.lead + read.blocks.map(({ raw, gap }) => raw + gap).join('');
  if (whole === markdown) return read;
  return { lead: '', blocks: [{ node: rawBlock(markdown), raw: markdown, gap: '' }] };
}

/** Something that the editor does not know how to show. It stays as it is written. */
class Unknown extends Error {
  override readonly name = 'Unknown';
}

const rawBlock = (raw: string): RichNode => ({ type: 'rawBlock', attrs: { raw } });

function blockOrRaw(token: Token, raw: string): RichNode {
  try {
    return blockOf(token);
  } catch (error) {
    if (error instanceof Unknown) return rawBlock(raw);
    throw error;
  }
}

const blocksOf = (tokens: readonly Token[]) => tokens.filter(({ type }) => type !== 'space').map(blockOf);

function blockOf(token: Token): RichNode {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return paragraphOf(token);
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      // The page has the only h1, and no text of the site goes below h4.
      if (depth < 2 || depth > 4) throw new Unknown();
      return { type: 'heading', attrs: { level: depth }, content: wordsOf(tokens) };
    }
    case 'list':
      return listOf(token as Tokens.List);
    case 'blockquote':
      return { type: 'blockquote', content: blocksOf((token as Tokens.Blockquote).tokens) };
    case 'code': {
      const { text, lang } = token as Tokens.Code;
      const content = text === '' ? [] : [{ type: 'text', text }];
      return { type: 'codeBlock', attrs: { language: lang ?? null }, content };
    }
    case 'hr':
      return { type: 'horizontalRule' };
    case 'table':
      return tableOf(token as Tokens.Table);
    default:
      throw new Unknown();
  }
}

function paragraphOf({ tokens = [] }: { tokens?: Token[] }): RichNode {
  const [only] = tokens;
  if (tokens.length === 1 && only?.type === 'image') {
    const { href, text, title } = only as Tokens.Image;
    if ((title ?? '') !== '') throw new Unknown();
    return { type: 'picture', attrs: { src: href, alt: text } };
  }
  return { type: 'paragraph', content: wordsOf(tokens) };
}

function listOf({ ordered, start, loose, items }: Tokens.List): RichNode {
  const content = items.map(({ task, tokens }): RichNode => {
    const blocks = blocksOf(tokens);
    if (task || blocks[0]?.type !== 'paragraph') throw new Unknown();
    return { type: 'listItem', content: blocks };
  });
  return ordered
    ? { type: 'orderedList', attrs: { start: Number(start) || 1, loose }, content }
    : { type: 'bulletList', attrs: { loose }, content };
}

function tableOf({ header, rows }: Tokens.Table): RichNode {
  const rowOf = (type: string, cells: readonly Tokens.TableCell[]): RichNode => ({
    type: 'tableRow',
    content: cells.map(({ align, tokens }) => ({ type, attrs: { align }, content: wordsOf(tokens) })),
  });
  return {
    type: 'table',
    content: [rowOf('tableHeader', header), ...rows.map((cells) => rowOf('tableCell', cells))],
  };
}

/** Tags that may stand among words, by what they are in the editor. */
const TAGS: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  sub: 'subscript',
  sup: 'superscript',
};

function wordsOf(tokens: readonly Token[]): RichNode[] {
  const words: RichNode[] = [];
  add(tokens, [], words);
  return words;
}

function add(tokens: readonly Token[], marks: readonly RichMark[], words: RichNode[]): void {
  const open: string[] = [];
  for (const token of tokens) {
    const own = [...marks, ...open.map((type) => ({ type }))];
    if (token.type === 'html') {
      const [, end, tag = ''] = /^<(\/?)([a-z]+) ?\/?>$/i.exec(token.raw) ?? [];
      const type = TAGS[tag.toLowerCase()];
      if (tag === 'br') words.push({ type: 'hardBreak' });
      else if (type === undefined) throw new Unknown();
      else if (end === '') open.push(type);
      else if (open.pop() !== type) throw new Unknown();
    } else addOne(token, own, words);
  }
  if (open.length > 0) throw new Unknown();
}

function addOne(token: Token, marks: readonly RichMark[], words: RichNode[]): void {
  const within = (mark: RichMark) =>
    add('tokens' in token ? (token.tokens ?? []) : [], withMark(marks, mark), words);
  switch (token.type) {
    case 'text':
      if (token.tokens !== undefined) return add(token.tokens, marks, words);
      return addText(String(token['text']), marks, words);
    case 'escape':
      return addText(String(token['text']), marks, words);
    case 'strong':
      return within({ type: 'bold' });
    case 'em':
      return within({ type: 'italic' });
    case 'codespan':
      // Code is nothing else besides in the editor.
      if (marks.length > 0) throw new Unknown();
      return addText(String(token['text']), [{ type: 'code' }], words);
    case 'link': {
      const { href, title } = token as Tokens.Link;
      if ((title ?? '') !== '') throw new Unknown();
      return within({ type: 'link', attrs: { href } });
    }
    case 'br':
      words.push({ type: 'hardBreak' });
      return undefined;
    case 'noteMark':
      words.push({ type: 'noteMark', attrs: { number: String(token['number']) } });
      return undefined;
    default:
      throw new Unknown();
  }
}

const withMark = (marks: readonly RichMark[], mark: RichMark) =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];

function addText(text: string, marks: readonly RichMark[], words: RichNode[]): void {
  if (text === '') return;
  const last = words.at(-1);
  if (last?.text !== undefined && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
    last.text += text;
  else words.push({ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) });
}
