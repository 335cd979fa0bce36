import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import type { Terms } from '../../formats/terms/terms.ts';
import { withBroken, type ReleaseContent } from '../checked-record.ts';
import { textsOf } from '../texts-of.ts';

/** English texts say the words of the glossary. It is let through: a word may be a name, or quoted. */
export function checkTerms(content: ReleaseContent, terms: Terms): void {
  for (const record of withBroken(content)) {
    if (record.language !== 'EN') continue;
    for (const { path, text } of textsOf(record.body)) {
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

/** What is read: no tags with their targets, no addresses. */
function readable(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/https?:\S+|(?<!\S)\S+@\S+/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
