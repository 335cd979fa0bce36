import { markedParts } from './marked-parts.ts';

/** Text with the words that were searched for marked. */
export function Marked({ html }: { html: string }) {
  return markedParts(html).map(({ text, isMarked }, index) =>
    // The parts of one text have no other identity than their place.
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
