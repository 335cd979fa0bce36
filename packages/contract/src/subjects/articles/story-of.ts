import type { Story } from './story.ts';

/** What stands around a text, out of its record. */
export function storyOf({ shortTitle, facts, pull, notes, changes, figures }: Story): Story {
  return { shortTitle, facts, pull, notes, changes, figures };
}

/** Its sentences: what search reads besides the text. */
export function storySentences({ pull, notes = [], changes = [], figures = [] }: Story): string[] {
  return [
    ...(pull === undefined ? [] : [pull.text]),
    ...notes.flatMap(({ title, text }) => [title, text]),
    ...figures.flatMap(({ title, sub, note }) => [title, sub, note]),
    ...changes.map(({ text }) => text),
  ].filter((text) => text !== undefined);
}
