import { typedCommands, type DocumentedCommand } from './documented.ts';
import { asTyped } from './as-typed.ts';
import { IN_A_CLONE, NOT_RUN, WITH_HELP } from './left-out.ts';

/** What a test does with a command that a document gives to be typed. */
export type Verdict =
  | { kind: 'left out' | 'in a clone' | 'of the story' }
  /** `typed` is what is typed in its place. */
  | { kind: 'run'; typed: string; needs: 'nothing' | 'site' | 'postgres' };

/** tests/four-eyes.test.ts tells it from its beginning to its end. */
export const STORY = { document: 'docs/publishing.md', section: 'Four eyes' };

export const sectionOf = (document: string, section: string) =>
  typedCommands.filter((one) => one.document === document && one.section === section);

const SITE = /\bnpm start\b|127\.0\.0\.1:\$|\bcontent -- (?:mirror|preview) /;
const POSTGRES = /^(?:psql|pg_dump|pg_restore) /;

export function judge({ document, section, text }: DocumentedCommand): Verdict {
  const isIn = (list: typeof NOT_RUN) => list.some(({ command }) => command.test(text));
  if (isIn(NOT_RUN)) return { kind: 'left out' };
  if (isIn(IN_A_CLONE)) return { kind: 'in a clone' };
  if (document === STORY.document && section === STORY.section) return { kind: 'of the story' };
  const isLong = isIn(WITH_HELP);
  if (isLong && !text.includes(' -- ')) return { kind: 'left out' };
  const typed = asTyped(text) + (isLong ? ' --help' : '');
  if (POSTGRES.test(typed)) return { kind: 'run', typed, needs: 'postgres' };
  return { kind: 'run', typed, needs: SITE.test(typed) ? 'site' : 'nothing' };
}
