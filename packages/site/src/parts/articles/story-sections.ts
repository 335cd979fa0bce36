import type { Figure, Note } from '@bank/contract';
import { headingsOf } from '../rich-text/headings.ts';

/** A part of a text: what comes before its first second-level heading, or one such heading and what follows it. */
export interface StorySection {
  /** '' before the first. */
  heading: string;
  html: string;
  notes: NumberedNote[];
  /** At its end. */
  figures: Figure[];
}

export interface NumberedNote extends Note {
  /** Of those that the text refers to. */
  number: number | undefined;
}

interface StoryText {
  content: string;
  notes?: Note[] | undefined;
  figures?: Figure[] | undefined;
}

/** A text in its parts, each with what stands beside and after it. */
export function storySections({ content, notes = [], figures = [] }: StoryText): StorySection[] {
  const [beginning = '', ...rest] = content.split(/(?=<h2[ >])/);
  const startsWithHeading = beginning.startsWith('<h2');
  const headings = headingsOf(content);
  const places = startsWithHeading ? 1 : 0;
  let marked = 0;
  const numbered = notes.map((note) => ({ ...note, number: note.mark ? (marked += 1) : undefined }));
  return [beginning, ...rest].map((html, index) => {
    const place = index + places;
    // What stands at the beginning of a text that begins with a heading stands under it.
    const isHere = ({ after }: { after?: number | undefined }) =>
      after !== undefined && Math.max(after, places) === place;
    return {
      heading: headings[place - 1]?.text ?? '',
      html,
      notes: numbered.filter(isHere),
      figures: figures.filter(isHere),
    };
  });
}
