import { withoutRepeated } from '../repeated-paragraphs.ts';
import type { Heading, SearchDocument } from '../search-document.ts';

/** A piece of a document that says one thing. */
export interface Passage {
  /** The heading it stands under. */
  readonly heading?: Heading;
  readonly text: string;
}

/** Small models read some 500 tokens, and a vector of more says less of each thing in it. */
const LONGEST = 320;
/** An annual report says on its first pages what it is about. */
const MOST_PASSAGES = 16;
/** A letter is a fourth of a word, a Chinese character most of one. */
const LETTER = 0.3;

type Text = Pick<SearchDocument, 'title' | 'summary' | 'body' | 'headings'>;

/** The passages of a document in their order, at least one; what many documents repeat is in none. */
export function passagesOf(document: Text, repeated: ReadonlySet<string> = new Set()): Passage[] {
  const { summary, headings = [] } = document;
  const body = withoutRepeated(document.body, repeated);
  const whole = body.startsWith(summary) ? body : `${summary}\n${body}`;
  const passages: Passage[] = [];
  let heading: Heading | undefined;
  let next = 0;
  let open = '';
  const close = () => {
    if (open !== '') passages.push(heading === undefined ? { text: open } : { heading, text: open });
    open = '';
  };
  for (const line of whole.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    if (line === headings[next]?.text.trim()) {
      close();
      heading = headings[next];
      next += 1;
      continue;
    }
    for (const piece of piecesOf(line)) {
      if (open !== '' && lengthOf(open) + lengthOf(piece) > LONGEST) close();
      open = open === '' ? piece : `${open}\n${piece}`;
    }
    if (passages.length >= MOST_PASSAGES) break;
  }
  close();
  return passages.length === 0 ? [{ text: '' }] : passages.slice(0, MOST_PASSAGES);
}

/** What a model is given to read of a passage: it stands by itself, so it says what it is a part of. */
export function spokenPassage({ title }: Pick<SearchDocument, 'title'>, { heading, text }: Passage): string {
  return [title, heading?.text, text].filter((part) => part !== undefined && part !== '').join('\n');
}

/** A line whole, or cut behind sentences, and a sentence that is too long wherever it has to be. */
function piecesOf(line: string): string[] {
  if (lengthOf(line) <= LONGEST) return [line];
  const pieces: string[] = [];
  let open = '';
  for (const sentence of line.split(/(?<=[。！？；]|[.!?;]\s)/u).flatMap(cut)) {
    if (open !== '' && lengthOf(open) + lengthOf(sentence) > LONGEST) {
      pieces.push(open);
      open = '';
    }
    open += sentence;
  }
  return open === '' ? pieces : [...pieces, open];
}

function cut(sentence: string): string[] {
  if (lengthOf(sentence) <= LONGEST) return [sentence];
  const pieces: string[] = [];
  let open = '';
  let length = 0;
  for (const character of sentence) {
    const more = isHan(character) ? 1 : LETTER;
    if (length + more > LONGEST) {
      pieces.push(open);
      open = '';
      length = 0;
    }
    open += character;
    length += more;
  }
  return [...pieces, open];
}

const HAN = /\p{Script=Han}/gu;
const isHan = (character: string) => character >= '\u2e80';

function lengthOf(text: string): number {
  const characters = text.match(HAN)?.length ?? 0;
  return characters + LETTER * (text.length - characters);
}
