import type { Language } from '@bank/contract';
import type { NewSeries } from '@bank/store';
import type { Manifest } from '../bundle/manifest.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { LANGUAGE_FIELDS } from '../bundle/record-line.ts';
import { Findings, countOf, type Finding } from '../findings.ts';
import type { Locate } from '../pack/pack-scope.ts';
import { checkSignatures, type SignaturePolicy } from '../signatures.ts';
import type { CheckedRecord, ReleaseContent } from './checked-record.ts';
import { checkContent } from './check-content.ts';
import { checkMedia, type CheckedMedia } from './media-rules.ts';
import { checkBodies, readLines, type FieldIssue, type ReadLine } from './read-records.ts';
import { readSeries } from './read-series.ts';

/** A bundle that passed every check, read once and ready to be stored. */
export interface CheckedBundle {
  manifest: Manifest;
  records: CheckedRecord[];
  media: CheckedMedia[];
  series: NewSeries[];
  /** What was let through but should be looked at, one line each. */
  warnings: string[];
}

export interface CheckOptions {
  signatures?: SignaturePolicy;
  /** Given when the bundle was just packed from sources: findings then point at the field's own line. */
  locate?: Locate | undefined;
  /** What the author knows it by, when the directory is only a temporary one. */
  describedAs?: string;
}

/** Checks a bundle directory, all of it. @throws ContentError with every finding, ConfigError when there is no bundle. */
export function checkBundle(
  directory: string,
  { signatures, locate, describedAs }: CheckOptions = {},
): CheckedBundle {
  const findings = new Findings();
  const advice = describedAs === undefined ? ' Mend the sources and pack them again.' : '';
  const stop = () =>
    findings.stopIfAny(
      (count) => `Refused: ${countOf(count, 'problem')} in ${describedAs ?? directory}.${advice}`,
    );
  const bundle = readBundle(directory, findings);
  // Altered bytes make every later finding a riddle.
  stop();
  if (bundle === undefined) throw new Error('readBundle gave neither a bundle nor a finding');
  if (signatures !== undefined) checkSignatures(bundle.manifest, signatures, findings);

  const media = checkMedia(bundle, findings);
  const lines = new Map<string, ReadLine>();
  const findingFor = (
    line: ReadLine,
    language: Language,
    { path, needle, ...words }: FieldIssue,
  ): Finding => {
    const place = locate?.(line.type, line.record.key, language, path, needle);
    if (place !== undefined) return { ...place, ...words };
    const from = sourceOf(line, language);
    const field = path.map(String).join('.');
    const shown = isOwnField(line, language, path) ? `${LANGUAGE_FIELDS[language]}.${field}` : field;
    return { at: from ?? line.at, field: shown, ...words, also: from === undefined ? undefined : line.at };
  };
  const records = readLines(bundle, findings).flatMap((line) => {
    lines.set(`${line.type}/${line.record.key}`, line);
    return checkBodies(line, (...issue) => findings.add(findingFor(...issue)));
  });
  const about = (record: CheckedRecord, problem: FieldIssue, note: (finding: Finding) => void) => {
    const line = lines.get(`${record.type}/${record.key}`);
    if (line !== undefined) note(findingFor(line, record.language, problem));
  };
  const content: ReleaseContent = {
    scope: bundle.manifest.scope,
    records,
    media: new Set(media.map(({ name }) => name)),
    report: (record, problem) => about(record, problem, (finding) => findings.add(finding)),
    warn: (record, problem) => about(record, problem, (finding) => findings.warn(finding)),
  };
  checkContent(content, findings);
  const series = readSeries(bundle, findings);
  stop();
  return { manifest: bundle.manifest, records, media, series, warnings: findings.warnings };
}

function sourceOf(
  { record: { from } }: ReadLine,
  language: keyof typeof LANGUAGE_FIELDS,
): string | undefined {
  if (from === undefined || typeof from === 'string') return from;
  return from[LANGUAGE_FIELDS[language]] ?? from.zh ?? from.en;
}

/** In a list of records the languages share a line; in Markdown each has its own file and needs no prefix. */
function isOwnField(
  { record }: ReadLine,
  language: keyof typeof LANGUAGE_FIELDS,
  path: readonly PropertyKey[],
): boolean {
  const own = record[LANGUAGE_FIELDS[language]];
  return (
    typeof record.from !== 'object' &&
    own !== undefined &&
    !(String(path[0]) in record) &&
    path[0] !== 'languages'
  );
}
