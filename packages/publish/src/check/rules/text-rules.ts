import { withBroken, type ReleaseContent } from '../checked-record.ts';
import { words } from '../../base/words.ts';

/** What cleaning took out of a text is told: who pasted a film or a map would look for it in vain. */
export function checkTexts(content: ReleaseContent): void {
  for (const record of withBroken(content)) {
    for (const { field, dropped = [] } of record.texts) {
      for (const tag of dropped) {
        content.warn(record, {
          path: [field],
          expected: words`a text of words, tables, pictures and links; this is taken out with what stands in it`,
          found: words`<${tag}>`,
          needle: `<${tag}`,
        });
      }
    }
  }
}
