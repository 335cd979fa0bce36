import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import type { Terms } from '../../formats/terms/terms.ts';
import { withBroken, type ReleaseContent } from '../checked-record.ts';

/** Fields that hold addresses, ids and names of files, which are the same in both languages. */
const NOT_WORDS =
  /(?:[uU]rl|Path|Id)$|^(?:path|ids?|key|code|files?|link|cover|scene|icon|component|page|related|prodCode|docNo|parent|email|dial)$/;

/** English texts say the words of the glossary. It is let through: a word may be a name, or quoted. */
export function checkTerms(content: ReleaseContent, terms: Terms): void {
  for (const record of withBroken(content)) {
    if (record.language !== 'EN') continue;
    for (const { path, text } of wordsIn(record.body)) {
      for (const { found, en } of terms.in(readable(text))) {
        content.warn(record, {
          path,
          expected: words`“${en}”, as the glossary has it`,
          found: quote(found),
          needle: found,
        });
      }
    }
  }
}

function* wordsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* wordsIn(one, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      if (!NOT_WORDS.test(name)) yield* wordsIn(one, [...path, name]);
    }
  }
}

/** What is read: no tags with their targets, no addresses. */
function readable(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/https?:\S+|\S+@\S+/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
