import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type ReleaseContent } from '../checked-record.ts';

/** A server knows letters by one key: a register of two would be answered with "no such letter" in part. */
export function checkLetters(content: ReleaseContent): void {
  if (content.scope !== 'lookups') return;
  const [first, ...others] = recordsOf(content, 'guarantee-letter', 'CN');
  if (first === undefined) return;
  const { keyId } = first.body;
  for (const record of others) {
    if (record.body.keyId === keyId) continue;
    const expected = words`the key ${keyId} of the other letters; pack the whole register anew`;
    content.report(record, { path: ['keyId'], expected, found: quote(record.body.keyId) });
  }
}
