import { readText, type ReadText } from './read-markdown.ts';
import { isEmptyParagraph, shapeOf, type RichNode } from './rich-node.ts';
import { writeBlock } from './write-markdown.ts';

export interface WrittenText {
  text: string;
  /** Whether it is read as what the editor shows. */
  isExact: boolean;
}

/** A text as it was opened: what nobody has touched is written back byte by byte. */
export class KeptText {
  readonly #read: ReadText;
  readonly #shapes: readonly string[];

  constructor(markdown: string) {
    this.#read = readText(markdown);
    this.#shapes = this.#read.blocks.map(({ node }) => shapeOf(node));
  }

  get nodes(): RichNode[] {
    return this.#read.blocks.map(({ node }) => node);
  }

  /** The text with what the editor has now: blocks that say the same as before stand as they were written. */
  write(shown: readonly RichNode[]): WrittenText {
    const nodes = shown.filter((node) => !isEmptyParagraph(node));
    const shapes = nodes.map(shapeOf);
    const text = this.#join(nodes, shapes, (gap) => gap);
    if (isReadAs(text, shapes)) return { text, isExact: true };
    const apart = this.#join(nodes, shapes, (gap) => (gap.includes('\n\n') ? gap : '\n\n'));
    return { text: apart, isExact: isReadAs(apart, shapes) };
  }

  #join(nodes: readonly RichNode[], shapes: readonly string[], between: (gap: string) => string): string {
    const { lead, blocks } = this.#read;
    if (nodes.length === 0) return '';
    const places = inPlace(matches(this.#shapes, shapes), blocks.length);
    let isOtherList = false;
    const texts = nodes.map((node, index) => {
      const own = places[index]?.isSame === true ? blocks[places[index].at] : undefined;
      isOtherList = isList(node) && nodes[index - 1]?.type === node.type && !isOtherList;
      return own?.raw ?? writeBlock(node, isOtherList);
    });
    const gaps = nodes.map((_node, index) => {
      if (index === nodes.length - 1) return blocks.at(-1)?.gap ?? '\n';
      const [here, next] = [places[index], places[index + 1]];
      const isBeside = here !== undefined && next?.at === here.at + 1;
      return between(isBeside ? (blocks[here.at]?.gap ?? '\n\n') : '\n\n');
    });
    return lead + texts.map((text, index) => text + (gaps[index] ?? '')).join('');
  }
}

const isList = ({ type }: RichNode) => type === 'bulletList' || type === 'orderedList';

function isReadAs(text: string, shapes: readonly string[]): boolean {
  const read = readText(text).blocks.map(({ node }) => shapeOf(node));
  return read.length === shapes.length && read.every((shape, index) => shape === shapes[index]);
}

/** Of each block now, the place of its like before: the longest common row of both. */
function matches(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(now.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        before[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const found: (number | undefined)[] = [];
  let i = 0;
  for (let j = 0; j < now.length; j += 1) {
    while (i < before.length && before[i] !== now[j] && lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    if (i < before.length && before[i] === now[j]) {
      found.push(i);
      i += 1;
    } else found.push(undefined);
  }
  return found;
}

interface Place {
  at: number;
  /** It says the same as before; otherwise it stands in the place of what was there. */
  isSame: boolean;
}

/** A block that was rewritten has the place between its neighbours, where just one is free there. */
function inPlace(found: readonly (number | undefined)[], count: number): (Place | undefined)[] {
  return found.map((at, index) => {
    if (at !== undefined) return { at, isSame: true };
    const before = index === 0 ? -1 : found[index - 1];
    const after = index === found.length - 1 ? count : found[index + 1];
    return before !== undefined && after === before + 2 ? { at: before + 1, isSame: false } : undefined;
  });
}
