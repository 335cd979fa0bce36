import { LANGUAGES } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type ReleaseContent } from '../checked-record.ts';

/** Settings and panels of which a site shows one; of two, visitors would see whichever was stored first. */
const SINGLE: readonly RecordTypeName[] = [
  'website-info',
  'net-option',
  'search-settings',
  'highlights',
  'contact',
  'investor-contact',
  'gold-price',
];

/** What there is one of stands in one record. */
export function checkSingle(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    for (const type of SINGLE) {
      const [first, ...others] = recordsOf(content, type, language);
      for (const other of others) {
        const expected = words`one record of ${type} in ${language} (${first?.key ?? ''} is there)`;
        content.report(other, { path: ['key'], expected, found: words`a second one, ${quote(other.key)}` });
      }
    }
  }
}
