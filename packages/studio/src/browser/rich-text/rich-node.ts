export type Attributes = Record<string, string | number | boolean | null | undefined>;

/** What the editor works on: a text as a tree, in the form in which its library reads and gives it. */
export interface RichNode {
  type: string;
  attrs?: Attributes;
  content?: RichNode[];
  marks?: RichMark[];
  text?: string;
}

export interface RichMark {
  type: string;
  attrs?: Attributes;
}

/** Hold words themselves; all others hold blocks or nothing. */
const HOLDS_WORDS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'tableHeader']);

export const holdsWords = ({ type }: RichNode) => HOLDS_WORDS.has(type);

/** What of a node says something to readers. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  codeBlock: ['language'],
  tableCell: ['align'],
  tableHeader: ['align'],
  picture: ['src', 'alt'],
  noteMark: ['number'],
  rawBlock: ['raw'],
  link: ['href'],
};

function telling({ type, attrs = {} }: RichMark): string {
  const named = (TELLING[type] ?? []).map((name) => attrs[name]).filter((value) => (value ?? '') !== '');
  return JSON.stringify([type, ...named]);
}

/** A run of words that look the same, or something that stands among words. */
export interface Run {
  text: string;
  marks: readonly RichMark[];
  /** Instead of words. */
  node?: RichNode;
}

const LEAD = /^[ \t\n]+/;
const TRAIL = /(?<![ \t\n])[ \t\n]+$/;

/** Words as readers see them: a space at the edge of something bold is not bold, and none stands at the ends. */
export function runsOf(content: readonly RichNode[] = []): Run[] {
  const parts = content.flatMap(partsOf);
  const settled = parts.map((part, index): Run => {
    if (part.node !== undefined || part.text.trim() !== '' || hasMark(part, 'code')) return part;
    const before = parts[index - 1]?.marks ?? [];
    const after = new Set((parts[index + 1]?.marks ?? []).map(telling));
    return { ...part, marks: before.filter((mark) => after.has(telling(mark))) };
  });
  const runs: Run[] = [];
  for (const part of settled) {
    const last = runs.at(-1);
    if (last && !last.node && !part.node && looksOf(last) === looksOf(part)) last.text += part.text;
    else runs.push({ ...part });
  }
  const [first] = runs;
  if (first && !first.node) first.text = first.text.replace(LEAD, '');
  const last = runs.at(-1);
  if (last && !last.node) last.text = last.text.replace(TRAIL, '');
  return runs.filter(({ text, node }) => node !== undefined || text !== '');
}

function partsOf(node: RichNode): Run[] {
  const { text, marks = [] } = node;
  if (text === undefined) return [{ text: '', marks, node }];
  const whole: Run = { text, marks };
  if (marks.length === 0 || hasMark(whole, 'code')) return [whole];
  const lead = LEAD.exec(text)?.[0] ?? '';
  const trail = text.length > lead.length ? (TRAIL.exec(text)?.[0] ?? '') : '';
  const inner = text.slice(lead.length, text.length - trail.length);
  return [lead, inner, trail].filter((part) => part !== '').map((part) => ({ text: part, marks }));
}

export const hasMark = ({ marks }: Run, type: string) => marks.some((mark) => mark.type === type);

/** What tells marks apart, in any order. */
export const looksOf = ({ marks }: Pick<Run, 'marks'>) => marks.map(telling).sort().join(' ');

/** Two nodes of one shape say the same to readers, however they are written. */
export function shapeOf(node: RichNode): string {
  if (holdsWords(node)) {
    const runs = runsOf(node.content).map((run) =>
      run.node === undefined ? [run.text, looksOf(run)] : [shapeOf(run.node)],
    );
    return JSON.stringify([telling(node), runs]);
  }
  // A block of code holds plain text.
  return JSON.stringify([telling(node), node.text ?? '', (node.content ?? []).map(shapeOf)]);
}

export const isEmptyParagraph = (node: RichNode) =>
  node.type === 'paragraph' && runsOf(node.content).length === 0;
