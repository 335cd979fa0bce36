import { quote } from '../../base/findings.ts';
import type { ReleaseContent } from '../checked-record.ts';

const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
const PROSE_FIELDS = ['title', 'content'];

/** Text in the other language's place, as it happens when two files or columns are swapped. */
export function checkLanguages({ records, report }: ReleaseContent): void {
  for (const record of records) {
    for (const field of PROSE_FIELDS) {
      const text = (record.body as Record<string, unknown>)[field];
      if (typeof text !== 'string') continue;
      const words = text.replaceAll(/<[^<>]*>/g, ' ');
      const han = words.match(HAN)?.length ?? 0;
      const latin = words.match(LATIN)?.length ?? 0;
      if (record.language === 'EN' && han > latin) {
        report(record, { path: [field], expected: 'English text', found: quote(words.trim()) });
      }
      // Chinese titles may be a Latin name ("Apple Pay"); a whole text without a Chinese character is not Chinese.
      if (record.language === 'CN' && field === 'content' && han === 0 && latin > 0) {
        report(record, { path: [field], expected: 'Chinese text', found: quote(words.trim()) });
      }
    }
  }
}
