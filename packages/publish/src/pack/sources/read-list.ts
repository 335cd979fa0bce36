import { LANGUAGES, type Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS, RecordLine, isGroup } from '../../base/bundle/record-line.ts';
import { describeIssue } from '../../base/describe-issue.ts';
import type { Findings } from '../../base/findings.ts';
import { describeFound, quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import type { SourceRecord } from './source-record.ts';
import { parseLinedYaml, type KnownYaml, type LinedYaml } from '../../formats/yaml/yaml-lines.ts';

/** Reads a YAML or JSON file that holds a list of records, or one record by itself. */
export function readList(
  text: string,
  file: string,
  type: RecordTypeName,
  findings: Findings,
  known?: KnownYaml,
): SourceRecord[] {
  if (file.endsWith('.json')) {
    // YAML forgives trailing commas and comments; other tools that read the file would not.
    try {
      JSON.parse(text);
    } catch (error) {
      const line = jsonErrorLine(text, error as SyntaxError);
      findings.add({
        at: `${file}:${line}`,
        expected: words`well-formed JSON (quotes around every text and name, no comma behind the last entry)`,
        found: quote(text.split('\n')[line - 1]?.trim() ?? ''),
        isLoss: true,
      });
      return [];
    }
  }
  const yaml = parseLinedYaml(text, file, findings, { known });
  if (yaml === undefined || yaml.value === null) return [];
  const isList = Array.isArray(yaml.value);
  const entries: unknown[] = isList ? (yaml.value as unknown[]) : [yaml.value];
  return entries.flatMap((entry, index) =>
    readEntry(entry, isList ? [index] : [], { yaml, file, type, findings }),
  );
}

interface Source {
  yaml: LinedYaml;
  file: string;
  type: RecordTypeName;
  findings: Findings;
}

function readEntry(entry: unknown, base: PropertyKey[], source: Source): SourceRecord[] {
  const { yaml, file, type, findings } = source;
  const at = (path: readonly PropertyKey[]) => `${file}:${yaml.lineOf([...base, ...path]).line}`;
  if (!isGroup(entry)) {
    findings.add({
      at: at([]),
      expected: words`a record with key, zh and en`,
      found: describeFound(entry),
      isLoss: true,
    });
    return [];
  }
  const { languages, problem } = languagesOf(entry);
  if (problem !== undefined) findings.add({ at: at(['languages']), ...problem });
  const parsed = RecordLine.safeParse({ ...entry, languages, from: at([]) }, { reportInput: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      for (const { path, expected, found } of describeIssue(issue, entry)) {
        findings.add({ at: at(path), field: path.join('.'), expected, found, isLoss: true });
      }
    }
    return [];
  }
  const { from, ...fields } = parsed.data;
  return [
    {
      type,
      record: { ...fields, from },
      locate: (language, path) => {
        const own = yaml.lineOf([...base, LANGUAGE_FIELDS[language], ...path]);
        const common = yaml.lineOf([...base, ...path]);
        const commonSteps = common.steps - base.length;
        const isCommon = own.steps - base.length - 1 < path.length && commonSteps >= path.length;
        const hasOwn = isGroup(entry[LANGUAGE_FIELDS[language]]);
        const field = isCommon || !hasOwn ? path : [LANGUAGE_FIELDS[language], ...path];
        return {
          at: `${file}:${isCommon || !hasOwn ? common.line : own.line}`,
          field: field.map(String).join('.'),
        };
      },
    },
  ];
}

/** The languages that an entry says or shows to be in. */
export function languagesOf(entry: Record<string, unknown>): {
  languages: unknown;
  problem?: { field: string; expected: Words; found: Words };
} {
  const written = LANGUAGES.filter((language) => entry[LANGUAGE_FIELDS[language]] !== undefined);
  const declared = entry['languages'];
  // A record of figures alone has nothing to translate.
  const inferred: readonly Language[] = written.length === 0 ? LANGUAGES : written;
  if (declared === undefined) {
    if (inferred.length === LANGUAGES.length) return { languages: inferred };
    const [only = 'CN'] = inferred;
    const missing = only === 'CN' ? 'en' : 'zh';
    return {
      languages: inferred,
      problem: {
        field: missing,
        expected: words`both languages, or "languages: [${only}]"`,
        found: words`nothing`,
      },
    };
  }
  const extra = Array.isArray(declared)
    ? written.find((language) => !declared.includes(language))
    : undefined;
  if (extra === undefined) return { languages: declared };
  return {
    languages: declared,
    problem: {
      field: 'languages',
      expected: words`${extra} among them, or no ${LANGUAGE_FIELDS[extra]} fields`,
      found: describeLanguages(declared),
    },
  };
}

function describeLanguages(declared: unknown): Words {
  return Array.isArray(declared) ? words`[${declared.map(String)}]` : describeFound(declared);
}

function jsonErrorLine(text: string, error: SyntaxError): number {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined
    ? text.split('\n').length
    : text.slice(0, Number(position)).split('\n').length;
}
