import type { Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { describeFound, quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import type { CheckedRecord, ReleaseContent } from '../checked-record.ts';

/** Fields that one language has without the other by their nature. */
const OF_ONE_LANGUAGE: Partial<Record<RecordTypeName, readonly string[]>> = {
  // Short for lists: English titles are long where Chinese ones are not.
  article: ['shortTitle'],
  // Set in Latin letters above a Chinese title.
  column: ['subTitle'],
  // A table may say what the other language says in its text; the groups are those of either footer.
  'link-page': ['figures', 'group'],
  // Words that are equal in one language are no words of the other.
  'search-settings': ['words', 'equal', 'oneWay', 'stopWords', 'bestBets', 'blockedHotSearches'],
  'site-config': ['friendlyLinkList', 'usefulLinkList'],
};
/** Made when a release is packed, of Chinese names. */
const READINGS = ['pinyin', 'initials'];
const NAMES: Record<Language, Words> = { CN: words`Chinese`, EN: words`English` };

/** A record in two languages says in both what it says in one. One that stands in one language alone says so (`languages`). */
export function checkTwins({ records, report }: ReleaseContent): void {
  const twins = new Map<string, CheckedRecord>();
  for (const record of records) {
    const name = `${record.type}/${record.key}`;
    const twin = twins.get(name);
    if (twin === undefined) twins.set(name, record);
    else
      for (const [lacking, having] of [
        [record, twin],
        [twin, record],
      ] as const)
        compare(lacking, having, report);
  }
}

function compare(lacking: CheckedRecord, having: CheckedRecord, report: ReleaseContent['report']): void {
  const own = OF_ONE_LANGUAGE[lacking.type] ?? [];
  const fields = lacking.body as Record<string, unknown>;
  for (const [field, value] of Object.entries(having.body)) {
    // What cleaning left empty is told already.
    if (field === 'content' && fields[field] === '') continue;
    if (isEmpty(value) || !isEmpty(fields[field]) || own.includes(field) || READINGS.includes(field))
      continue;
    const there = typeof value === 'string' ? quote(value) : describeFound(value);
    const expected = words`the ${NAMES[lacking.language]} twin of ${there} in ${NAMES[having.language]}`;
    report(lacking, { path: [field], expected, found: describeFound(fields[field]) });
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
