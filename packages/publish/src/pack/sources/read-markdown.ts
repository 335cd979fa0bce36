import { LANGUAGES, noteMark, type Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS, RecordLine, isGroup } from '../../base/bundle/record-line.ts';
import { markdownReader } from '../../formats/rich-text/markdown-reader.ts';
import { UnreadableText, refuseHugeText } from '../../formats/rich-text/rich-text.ts';
import { describeIssue } from '../../base/describe-issue.ts';
import { languagesOf } from './read-list.ts';
import { describeFound, quote, Findings } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import type { SourceRecord } from './source-record.ts';
import { takeOverAttachments, takeOverPictures, type TwinProblem } from './take-over.ts';
import { parseLinedYaml, type KnownYaml, type LinedYaml } from '../../formats/yaml/yaml-lines.ts';

const markdown = markdownReader((number) => noteMark(Number(number)));
const MOST_OPEN_BRACKETS = 1_000;

export type MarkdownFiles = Partial<Record<Language, string>>;

interface MarkdownSource {
  files: MarkdownFiles;
  /** The text of a file; undefined (and a finding) when it is none. */
  open: (file: string, findings: Findings) => string | undefined;
  known?: KnownYaml | undefined;
}

/**
 * Fields without words, which the English file takes over from the Chinese one. All others are of their own language,
 * so a forgotten translation is a missing field and not Chinese text on an English page.
 */
export const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'publishDate',
  'updateTime',
  'cover',
  'focus',
  'daylight',
  'scene',
  'top',
  'startDate',
  'endDate',
  'prodCode',
  'docKind',
  'effectiveDate',
  'group',
  'publishAt',
  'expireAt',
]);

interface Reading {
  file: string;
  yaml: LinedYaml;
  fields: Record<string, unknown>;
  body: string;
  bodyLine: number;
  /** In place of the body, where something was taken over into it. */
  text?: string;
}

/** Reads the one or two language files of a record; `given` are the fields that its place gives it. */
export function readMarkdown(
  { files, open, known }: MarkdownSource,
  type: RecordTypeName,
  key: string,
  given: Record<string, unknown>,
  findings: Findings,
): SourceRecord[] {
  const read = (file: string, found: Findings) => {
    const text = open(file, found);
    return text === undefined ? undefined : readText(file, text, found, known);
  };
  const twins = {
    zh: files.CN === undefined ? undefined : read(files.CN, findings),
    en: files.EN === undefined ? undefined : read(files.EN, findings),
  };
  if ((files.CN && !twins.zh) || (files.EN && !twins.en)) return [];
  const { zh, en } = withTakenOver(twins, findings);
  const first = zh ?? en;
  if (first === undefined) return [];

  for (const one of [zh, en]) if (one !== undefined) checkLanguages(one, files, findings);
  const { shared, own } = divide(first.fields);
  const sharedEn = zh && en ? divide(en.fields) : undefined;
  for (const name of ['publishAt', 'expireAt'] as const) {
    if (en === undefined || sharedEn?.shared[name] === undefined || sharedEn.shared[name] === shared[name])
      continue;
    const at = `${en.file}:${en.yaml.lineOf([name]).line}`;
    const expected = words`one ${name} for both languages, written in the Chinese file`;
    findings.add({ at, field: name, expected, found: describeFound(sharedEn.shared[name]) });
  }
  const { publishAt: _publishAt, expireAt: _expireAt, ...sharedOverEn } = sharedEn?.shared ?? {};
  const record = {
    key,
    languages: [...(zh ? ['CN'] : []), ...(en ? ['EN'] : [])],
    from: { ...(zh ? { zh: `${zh.file}:1` } : {}), ...(en ? { en: `${en.file}:1` } : {}) },
    ...given,
    ...shared,
    ...(zh ? { zh: { ...own, content: toHtml(zh, findings) } } : {}),
    ...(en
      ? { en: { ...(sharedEn ? { ...sharedOverEn, ...sharedEn.own } : own), content: toHtml(en, findings) } }
      : {}),
  };
  const parsed = RecordLine.safeParse(record, { reportInput: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      for (const { path, expected, found } of describeIssue(issue, record)) {
        findings.add({
          at: `${first.file}:${first.yaml.lineOf(path).line}`,
          field: path.join('.'),
          expected,
          found,
          isLoss: true,
        });
      }
    }
    return [];
  }
  return [
    {
      type,
      record: parsed.data,
      // Read once more where a place is asked for: the lines of a hundred thousand texts fill the memory.
      locate: (language, path, needle) => {
        const again = (file = '') => (file === '' ? undefined : read(file, new Findings()));
        const written = (language === 'EN' ? files.EN : files.CN) ?? files.CN ?? files.EN ?? '';
        return locateIn(written, again(written), again(files.CN), path, needle);
      },
    },
  ];
}

interface Twins {
  zh: Reading | undefined;
  en: Reading | undefined;
}

/** What an English file does not have of its own it takes over from the Chinese one, as far as words allow. */
function withTakenOver({ zh, en }: Twins, findings: Findings): Twins {
  if (zh === undefined) return { zh, en };
  const files = takeOverAttachments(zh.fields, en?.fields ?? {});
  if (en === undefined) return { zh: { ...zh, fields: files.zh }, en };
  const isReadable =
    openBrackets(zh.body) <= MOST_OPEN_BRACKETS && openBrackets(en.body) <= MOST_OPEN_BRACKETS;
  const text = isReadable
    ? takeOverPictures(zh.body, files.en, en.body)
    : { fields: files.en, body: en.body, problems: [] };
  const tell = ({ of, path, expected, found }: TwinProblem) => {
    const { file, yaml } = of === 'zh' ? zh : en;
    findings.add({
      at: `${file}:${yaml.lineOf(path).line}`,
      field: path.map(String).join('.'),
      expected,
      found,
    });
  };
  for (const problem of [...files.problems, ...text.problems]) tell(problem);
  return {
    zh: { ...zh, fields: files.zh },
    en: { ...en, fields: text.fields, ...(text.body !== en.body && { text: text.body }) },
  };
}

/** A text that has no twin beside it says so: `languages: [CN]`. */
function checkLanguages(reading: Reading, files: MarkdownFiles, findings: Findings): void {
  const { languages } = reading.fields;
  const beside = Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE_FIELDS[language], files[language] && {}]),
  );
  const { problem } = languagesOf({ ...beside, ...(languages !== undefined && { languages }) });
  const at = () => `${reading.file}:${reading.yaml.lineOf(['languages']).line}`;
  if (problem !== undefined) {
    const isMissing = problem.field !== 'languages';
    const expected = isMissing
      ? words`${reading.file.replace(TEXT_END, `.${problem.field}.md`)} beside it, or "languages: [${files.CN ? 'CN' : 'EN'}]"`
      : problem.expected;
    findings.add({ at: at(), field: 'languages', expected, found: problem.found });
    return;
  }
  const absent =
    languages === undefined ? undefined : LANGUAGES.find((one) => lists(languages, one) && !files[one]);
  if (absent === undefined && (languages === undefined || Array.isArray(languages))) return;
  const expected = words`the languages of its files, ${bothOf(LANGUAGES.filter((one) => files[one]))}`;
  findings.add({ at: at(), field: 'languages', expected, found: describeFound(languages) });
}

const bothOf = ([first = 'CN', second]: readonly Language[]) =>
  second === undefined ? words`${first}` : words`${first} and ${second}`;

const TEXT_END = /\.(zh|en)\.md$/;
const lists = (languages: unknown, one: Language) => Array.isArray(languages) && languages.includes(one);

function locateIn(
  file: string,
  own: Reading | undefined,
  zh: Reading | undefined,
  path: readonly PropertyKey[],
  needle: string | undefined,
) {
  const field = path.map(String).join('.');
  if (own === undefined) return { at: `${file}:1`, field };
  if (path[0] === 'content') {
    const before = needle === undefined ? -1 : own.body.indexOf(needle);
    const line = own.bodyLine + (before === -1 ? 0 : own.body.slice(0, before).split('\n').length - 1);
    return { at: `${own.file}:${line}`, field };
  }
  const inherits = !(String(path[0]) in own.fields) && zh !== undefined && String(path[0]) in zh.fields;
  const source = inherits ? zh : own;
  return { at: `${source.file}:${source.yaml.lineOf(path).line}`, field };
}

function divide(fields: Record<string, unknown>) {
  const entries = Object.entries(fields).filter(([name]) => name !== 'languages');
  return {
    shared: Object.fromEntries(entries.filter(([name]) => SHARED_FIELDS.has(name))),
    own: Object.fromEntries(entries.filter(([name]) => !SHARED_FIELDS.has(name))),
  };
}

const RESERVED = ['key', 'from', 'content', ...Object.values(LANGUAGE_FIELDS)];

function readText(file: string, text: string, findings: Findings, known?: KnownYaml): Reading | undefined {
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (match === null || match.index !== 0) {
    findings.add({
      at: `${file}:1`,
      expected: words`fields between two lines of ---`,
      found: quote(text.split('\n', 1)[0] ?? ''),
      isLoss: true,
    });
    return undefined;
  }
  const yaml = parseLinedYaml(match[1] ?? '', file, findings, { firstLine: 2, known });
  if (yaml === undefined) return undefined;
  const fields = yaml.value ?? {};
  if (!isGroup(fields)) {
    findings.add({
      at: `${file}:2`,
      expected: words`fields such as "title: …"`,
      found: describeFound(fields),
      isLoss: true,
    });
    return undefined;
  }
  for (const name of RESERVED) {
    if (!(name in fields)) continue;
    const at = `${file}:${yaml.lineOf([name]).line}`;
    findings.add({
      at,
      field: name,
      expected: words`this to follow from the file’s name and text`,
      found: describeFound(fields[name]),
    });
  }
  const head = match[0];
  const body = text.slice(head.length);
  const bodyLine = head.split('\n').length;
  try {
    refuseHugeText(body);
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    findings.add({ at: `${file}:${bodyLine}`, expected: error.expected, found: error.found, isLoss: true });
    return undefined;
  }
  return { file, yaml, fields, body, bodyLine };
}

const openBrackets = (body: string) => body.split('[').length - body.split(']').length;

function toHtml({ file, body, bodyLine, text = body }: Reading, findings: Findings): string {
  const tooMuch = (expected: Words, found: Words) => {
    findings.add({ at: `${file}:${bodyLine}`, expected, found });
    return '';
  };
  const open = openBrackets(body);
  // The parser looks for the end of each of them, to the end of the text.
  if (open > MOST_OPEN_BRACKETS)
    return tooMuch(words`a ] for each [, or \\[ where it is meant`, words`${open} without`);
  let html: string;
  try {
    html = markdown.parse(text) as string;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooMuch(
      words`quotations and lists that stand less deeply in each other`,
      words`more than can be read`,
    );
  }
  // Beside Chinese punctuation Markdown often takes ** for two plain asterisks, and readers would see them.
  if (/\*\*/.test(html.replaceAll(/<(code|pre)[\s>][\s\S]*?<\/\1>/g, ''))) {
    const index = body.split('\n').findIndex((line) => line.includes('**'));
    findings.add({
      at: `${file}:${bodyLine + Math.max(0, index)}`,
      expected: words`bold text whose ** touch a letter (move the punctuation outside, or write <strong>)`,
      found: quote(body.split('\n')[index] ?? '**'),
    });
  }
  return html;
}
