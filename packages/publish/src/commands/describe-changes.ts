import type { Change } from '../releases/diff-releases.ts';
import { OTHER_FORM, SAME_WORDS } from '../releases/field-changes.ts';
import { countOf, quote } from '../base/findings.ts';
import { verbatim, worded, words, type Words } from '../base/words.ts';

const MARKS: Record<Change['kind'], string> = { added: '+', changed: '~', removed: '-' };

/** More fields of a record than this are counted, not shown; `--json` has all. */
const MOST_FIELDS = 12;

/** A line for each record that differs and, below a changed one, for each field; the sum last. */
export function describeChanges(changes: readonly Change[]): Words[] {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return [
    ...changes.flatMap(linesOf),
    words`${countOf(changes.length, 'difference')} (${count('added')} added, ${count('changed')} changed, ${count('removed')} removed).`,
  ];
}

function linesOf({ kind, type, key, languages, title, fields }: Change): Words[] {
  const lines = fields.flatMap(({ language, changes }) =>
    changes.map(
      ({ field, before, after }) => words`    ${language} ${field}: ${shown(before)} → ${shown(after)}`,
    ),
  );
  const more = lines.length - MOST_FIELDS;
  if (more > 0) lines.splice(MOST_FIELDS, more, words`    … and ${countOf(more, 'more change')}`);
  return [verbatim(`${MARKS[kind]} ${type}  ${key}  ${languages.join(' ')}  ${title}`), ...lines];
}

function shown(text: string | undefined): Words {
  if (text === undefined) return words`(nothing)`;
  return text === SAME_WORDS || text === OTHER_FORM ? words`"${worded(text)}"` : quote(text);
}
