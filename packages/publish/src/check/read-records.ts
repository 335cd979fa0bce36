import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGES, type Language } from '@bank/contract';

import { linesOf } from '../base/bundle/file-lines.ts';
import { LARGEST_RECORD_BYTES, megabytes } from '../base/limits.ts';
import { HOSTILE_FIELD, hostileName } from '../base/bundle/hostile-names.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { LANGUAGE_FIELDS, RecordLine, bodyFor } from '../base/bundle/record-line.ts';
import { UnreadableText, cleanRichText } from '../formats/rich-text/rich-text.ts';
import { describeIssue, droppedFields } from '../base/describe-issue.ts';
import { describeFound, quote, type Findings } from '../base/findings.ts';
import { words } from '../base/words.ts';
import { spellName } from '../formats/pinyin/spell-name.ts';
import type { CheckedRecord, FieldIssue } from './checked-record.ts';

/** A line of `content/<type>.ndjson` that could be read. */
export interface ReadLine {
  type: RecordTypeName;
  record: RecordLine;
  /** `content/article.ndjson:12` */
  at: string;
}

/** A line as it stood in its file. */
interface FileLine extends ReadLine {
  /** How long it was. */
  characters: number;
}

/** Reports a problem of one record in one language. */
type ReportField = (line: ReadLine, language: Language, problem: FieldIssue) => void;

export function* readLines(bundle: Bundle, findings: Findings): Generator<FileLine> {
  for (const [path, content] of bundle.files) {
    const type = /^content\/(.+)\.ndjson$/.exec(path)?.[1] as RecordTypeName | undefined;
    if (type === undefined) continue;
    const keys = new Map<string, number>();
    let number = 0;
    for (const text of linesOf(content, LARGEST_RECORD_BYTES)) {
      number += 1;
      if (text === '') continue;
      const at = `${path}:${number}`;
      if (text === undefined) {
        findings.add({
          at,
          isLoss: true,
          expected: words`a record of at most ${megabytes(LARGEST_RECORD_BYTES)}`,
          found: words`a longer line`,
        });
        continue;
      }
      const record = readLine(text, at, findings);
      if (record === undefined) continue;
      const first = keys.get(record.key);
      if (first !== undefined) {
        const expected = words`a key of its own (${path}:${first} has the same)`;
        findings.add({ at, field: 'key', expected, found: words`${quote(record.key)} again` });
      }
      keys.set(record.key, first ?? number);
      yield { type, record, at, characters: text.length };
    }
  }
}

function readLine(text: string, at: string, findings: Findings): RecordLine | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    findings.add({ at, expected: words`one JSON record on the line`, found: quote(text), isLoss: true });
    return undefined;
  }
  const hostile = hostileName(json);
  if (hostile !== undefined) {
    findings.add({ at, field: hostile.map(String).join('.'), ...HOSTILE_FIELD, isLoss: true });
    return undefined;
  }
  const parsed = RecordLine.safeParse(json, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    for (const { path, expected, found } of describeIssue(issue, json)) {
      findings.add({ at, field: path.join('.'), expected, found, isLoss: true });
    }
  }
  return undefined;
}

/** Checks one line's bodies against the contract and cleans their rich text; what did not pass is marked as broken. */
export function checkBodies(line: ReadLine, report: ReportField): CheckedRecord[] {
  const { type, record } = line;
  const publishAt = toTime(record.publishAt);
  const expireAt = toTime(record.expireAt);
  const [first = 'CN'] = record.languages;
  if (publishAt !== undefined && expireAt !== undefined && publishAt >= expireAt) {
    const expected = words`a moment after publishAt (${record.publishAt ?? ''})`;
    report(line, first, { path: ['expireAt'], expected, found: describeFound(record.expireAt) });
  }
  checkLanguages(line, report);
  return record.languages.flatMap((language) => {
    const input = bodyFor(record, language);
    const parsed = recordTypes[type].body.safeParse(input, { reportInput: true });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        for (const problem of describeIssue(issue, input)) report(line, language, problem);
      }
      const wrong = new Set(parsed.error.issues.map(({ path: [field] }) => field));
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name)));
      const left = rest as unknown as CheckedRecord['body'];
      const texts = cleanTexts(line, language, left, report);
      const lost = [...wrong].map(String);
      const read = { type, language, key: record.key, body: left, publishAt, expireAt, texts };
      return [{ ...read, isBroken: true, lost }];
    }
    for (const problem of droppedFields(input, parsed.data)) report(line, language, problem);
    const body: CheckedRecord['body'] = parsed.data;
    spellName(type, language, body);
    const texts = cleanTexts(line, language, body, report);
    return [{ type, language, key: record.key, body, publishAt, expireAt, texts }];
  });
}

function checkLanguages(line: ReadLine, report: ReportField): void {
  const { record } = line;
  const written = LANGUAGES.filter((language) => record[LANGUAGE_FIELDS[language]] !== undefined);
  for (const language of LANGUAGES) {
    const field = LANGUAGE_FIELDS[language];
    const isListed = record.languages.includes(language);
    if (written.length > 0 && isListed && !written.includes(language)) {
      const expected = words`its ${field} fields, or languages without ${language}`;
      report(line, record.languages[0] ?? 'CN', { path: [field], expected, found: words`nothing` });
    }
    if (!isListed && written.includes(language)) {
      const found = words`[${record.languages}]`;
      report(line, record.languages[0] ?? 'CN', {
        path: ['languages'],
        expected: words`${language} among them, or no ${field} fields`,
        found,
      });
    }
  }
}

function cleanTexts(line: ReadLine, language: Language, body: Record<string, unknown>, report: ReportField) {
  return recordTypes[line.type].richText.flatMap((field) => {
    const written = body[field];
    if (typeof written !== 'string') return [];
    try {
      const { html, links, images, dropped } = cleanRichText(written);
      if (html === '')
        report(line, language, {
          path: [field],
          expected: words`text that visitors may see`,
          found: quote(written),
        });
      body[field] = html;
      return [{ field, links, images, ...(dropped.length > 0 && { dropped }) }];
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error;
      report(line, language, { path: [field], expected: error.expected, found: error.found });
      return [];
    }
  });
}

function toTime(moment: string | undefined): number | undefined {
  return moment === undefined ? undefined : Date.parse(moment);
}
