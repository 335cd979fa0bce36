import { momentInBeijing } from '../../base/beijing-time.ts';
import type { Story } from './story.ts';

/** What stands around a text, out of its record. */
export function storyOf({ shortTitle, facts, pull, notes, changes, figures }: Story): Story {
  return { shortTitle, facts, pull, notes, changes, figures };
}

/** The day of the newest change; undefined for a text that stands as it was published. */
export function changedOn({ changes = [] }: Pick<Story, 'changes'>): string | undefined {
  return changes.map(({ date }) => date).reduce((a, b) => (b > a ? b : a), '') || undefined;
}

/** When a text last became what it is. */
export function updatedAt(
  text: Pick<Story, 'changes'> & { publishDate: string; updateTime?: string | undefined },
): string {
  const { publishDate, updateTime } = text;
  const noted = momentInBeijing(changedOn(text) ?? publishDate);
  return updateTime !== undefined && Date.parse(updateTime) > Date.parse(noted) ? updateTime : noted;
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
