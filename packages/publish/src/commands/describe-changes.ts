import type { Change } from '../releases/diff-releases.ts';
import { countOf, quote } from '../base/findings.ts';

const MARKS: Record<Change['kind'], string> = { added: '+', changed: '~', removed: '-' };

/** More fields of a record than this are counted, not shown; `--json` has all. */
const MOST_FIELDS = 12;

/** A line for each record that differs and, below a changed one, for each field; the sum last. */
export function describeChanges(changes: readonly Change[]): string[] {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return [
    ...changes.flatMap(linesOf),
    `${countOf(changes.length, 'difference')} (${count('added')} added, ${count('changed')} changed, ${count('removed')} removed).`,
  ];
}

function linesOf({ kind, type, key, languages, title, fields }: Change): string[] {
  const lines = fields.flatMap(({ language, changes }) =>
    changes.map(({ field, before, after }) => `    ${language} ${field}: ${shown(before)} → ${shown(after)}`),
  );
  const more = lines.length - MOST_FIELDS;
  if (more > 0) lines.splice(MOST_FIELDS, more, `    … and ${countOf(more, 'more change')}`);
  return [`${MARKS[kind]} ${type}  ${key}  ${languages.join(' ')}  ${title}`, ...lines];
}

function shown(text: string | undefined): string {
  return text === undefined ? '(nothing)' : quote(text);
}
