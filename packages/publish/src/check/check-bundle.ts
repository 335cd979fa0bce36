import type { Language } from '@bank/contract';
import type { NewSeries } from '@bank/store';
import type { Manifest } from '../base/bundle/manifest.ts';
import { readBundle, type Bundle } from '../base/bundle/read-bundle.ts';
import { LANGUAGE_FIELDS } from '../base/bundle/record-line.ts';
import { Findings, countOf, type Finding } from '../base/findings.ts';
import { shortMemory, type Memory } from '../formats/media/memory/memory.ts';
import type { Locate, Packed } from '../pack/pack-scope.ts';
import { checkSignatures, type SignaturePolicy } from '../base/signatures.ts';
import type { CheckedRecord, ReleaseContent } from './checked-record.ts';
import { checkContent } from './check-content.ts';
import { checkMedia, type CheckedMedia } from './rules/media-rules.ts';
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
  memory?: Memory;
}

/** Checks a bundle directory, all of it. @throws ContentError with every finding, ConfigError when there is no bundle. */
export function checkBundle(directory: string, options: CheckOptions = {}): CheckedBundle {
  const findings = new Findings();
  const refused = (count: number) =>
    `Refused: ${countOf(count, 'problem')} in ${directory}. Mend the sources and pack them again.`;
  const bundle = readBundle(directory, findings);
  // Altered bytes make every later finding a riddle.
  findings.stopIfAny(refused);
  if (bundle === undefined) throw new Error('readBundle gave neither a bundle nor a finding');
  if (options.signatures !== undefined) checkSignatures(bundle.manifest, options.signatures, findings);
  const checked = checkInside(bundle, findings, options);
  findings.stopIfAny(refused);
  return checked;
}

/** Checks what was just packed from a folder, before or without writing it. @throws ContentError with every finding. */
export function checkPacked(
  { bundle, locate }: Pick<Packed, 'bundle' | 'locate'>,
  folder: string,
  memory?: Memory,
): CheckedBundle {
  const findings = new Findings();
  const checked = checkInside(bundle, findings, { locate, ...(memory && { memory }) });
  findings.stopIfAny((count) => `Refused: ${countOf(count, 'problem')} in ${folder}.`);
  return checked;
}

function checkInside(
  bundle: Bundle,
  findings: Findings,
  { locate, memory = shortMemory() }: CheckOptions,
): CheckedBundle {
  const media = checkMedia(bundle, findings, memory);
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
