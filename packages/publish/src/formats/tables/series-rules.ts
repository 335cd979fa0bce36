import { Day, seriesTypes, type SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import { describeFound } from '../../base/findings.ts';
import { worded, words, type Words } from '../../base/words.ts';
import { quoteProblem } from './quote-rules.ts';

/** What is wrong with one value of a point. */
interface PointProblem {
  /** `key`, `date`, or the name of a field. */
  field: string;
  expected: Words;
  found: Words;
}

type CheckPoint = (point: NewPoint) => PointProblem[];

/** The check of one type's points. It remembers keys and days that were good: there are few of each and many points. */
export function pointCheck(type: SeriesTypeName): CheckPoint {
  const { key: keySchema, fields } = seriesTypes[type];
  const entries = Object.entries(fields.shape);
  const goodKeys = new Set<string>();
  const goodDays = new Set<string>();
  return ({ key, date, values }) => {
    const problems: PointProblem[] = [];
    if (!goodKeys.has(key)) {
      const parsed = keySchema.safeParse(key);
      if (parsed.success) goodKeys.add(key);
      else problems.push({ field: 'key', expected: wordsOf(parsed.error), found: describeFound(key) });
    }
    if (!goodDays.has(date)) {
      if (Day.safeParse(date).success) goodDays.add(date);
      else
        problems.push({
          field: 'date',
          expected: words`a day such as 2026-11-20`,
          found: describeFound(date),
        });
    }
    for (const [index, [field, schema]] of entries.entries()) {
      const value = values[index] ?? '';
      const parsed = schema.safeParse(value);
      if (!parsed.success)
        problems.push({ field, expected: wordsOf(parsed.error), found: describeFound(value) });
    }
    if (problems.length === 0 && values.every((value) => value === '')) {
      problems.push({
        field: entries[0]?.[0] ?? '',
        expected: words`at least one value in the row`,
        found: words`nothing`,
      });
    }
    if (problems.length === 0 && type === 'fx-history') {
      const quoted = Object.fromEntries(entries.map(([field], index) => [field, values[index] ?? '']));
      const problem = quoteProblem(quoted);
      if (problem) problems.push(problem);
    }
    return problems;
  };
}

function wordsOf(error: { issues: { code: string; message: string; values?: unknown[] }[] }): Words {
  const [issue] = error.issues;
  if (issue === undefined) return words`another value`;
  return issue.values ? words`one of ${issue.values.map(String)}` : worded(issue.message);
}
