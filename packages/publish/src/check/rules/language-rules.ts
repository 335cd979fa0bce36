import type { RecordTypeName } from '@bank/contract/schemas';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

const HAN = /\p{Script=Han}/gu;
const SOME_HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/gu;

/** Fields that are Chinese on English pages too, marked there: a visitor shows the name of a street to a driver. */
const CHINESE_BY_NATURE: Partial<Record<RecordTypeName, readonly string[]>> = {
  branch: ['name', 'address'],
  contact: ['nameZh', 'addressZh'],
  'site-config': ['icpNo', 'policeNo'],
};

/** Text in the other language's place: two files or columns were swapped, or a text in both languages has no English twin. */
export function checkLanguages(content: ReleaseContent): void {
  const { report } = content;
  for (const record of withBroken(content)) {
    if (record.language === 'EN') checkEnglish(record, record.body, [], report);
    // Chinese titles may be a Latin name ("Apple Pay"); a whole text without a Chinese character is not Chinese.
    const text = 'content' in record.body ? record.body.content : undefined;
    if (record.language !== 'CN' || typeof text !== 'string') continue;
    const read = withoutTags(text);
    if (!SOME_HAN.test(read) && countOf(read, LATIN) > 0) {
      report(record, { path: ['content'], expected: words`Chinese text`, found: quote(read.trim()) });
    }
  }
}

function checkEnglish(
  record: CheckedRecord,
  value: unknown,
  path: readonly PropertyKey[],
  report: ReleaseContent['report'],
): void {
  if (typeof value === 'string') {
    if (!SOME_HAN.test(value)) return;
    const read = withoutTags(value);
    if (countOf(read, HAN) <= countOf(read, LATIN)) return;
    report(record, { path, expected: words`English text`, found: quote(read.trim()) });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      // That a code is none its own schema or rule says.
      if (CHINESE_BY_NATURE[record.type]?.includes(name) === true || name.endsWith('Code')) continue;
      checkEnglish(record, one, [...path, Array.isArray(value) ? Number(name) : name], report);
    }
  }
}

const withoutTags = (text: string) => text.replaceAll(/<[^<>]*>/g, ' ');
const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
