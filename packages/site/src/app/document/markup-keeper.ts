import type { MarkupMarks } from '../../base/state/KeptMarkup.tsx';

/** Nothing that a visitor or an editor wrote can hold it. */
const MARK = `\uE000${crypto.randomUUID()}`;
const AT = { before: 'b', after: 'a', whole: 'w' } as const;

const kept = new WeakMap<object, string>();

/** Marks the shared parts of one document while it is drawn, and then puts in or keeps their markup. */
export class MarkupKeeper implements MarkupMarks {
  readonly #parts: object[] = [];

  marksOf(of: object) {
    const number = this.#parts.push(of) - 1;
    const mark = (at: string) => `${MARK}${at}${number};`;
    return kept.has(of) ? { whole: mark(AT.whole) } : { before: mark(AT.before), after: mark(AT.after) };
  }

  /** The document's text without marks, in pieces: whoever puts more in joins it, for it is long. */
  finished(html: string): string[] {
    const [first = '', ...marked] = html.split(MARK);
    const pieces = [first];
    marked.forEach((text, index) => {
      const end = text.indexOf(';');
      const [at, number] = [text.slice(0, 1), text.slice(1, end)];
      const part = this.#parts[Number(number)];
      if (part === undefined) throw new Error('A mark in the document belongs to no part of it');
      const following = text.slice(end + 1);
      if (at === AT.whole) pieces.push(kept.get(part) ?? '');
      // A part that holds another, or was not finished, is not known yet.
      if (at === AT.before && marked[index + 1]?.startsWith(`${AT.after}${number};`)) keep(part, following);
      pieces.push(following);
    });
    return pieces;
  }
}

/** Begins the ids of React's useId, which tell the place of an element in its document. */
const ID = '_R_';

function keep(part: object, markup: string): void {
  if (markup.includes(ID)) throw new Error(`Kept markup holds an id of its place: ${markup}`);
  // A copy: a slice would hold on to the whole document.
  kept.set(part, new TextDecoder().decode(new TextEncoder().encode(markup)));
}
