import type { RecordTypeName } from '@bank/contract/schemas';
import type { Manifest } from '../base/bundle/manifest.ts';
import { readBundle, type Bundle } from '../base/bundle/read-bundle.ts';
import { Findings, countOf } from '../base/findings.ts';
import { shortMemory, type Memory } from '../formats/media/memory/memory.ts';
import type { Locate, Packed } from '../pack/pack-scope.ts';
import { checkSignatures, type SignaturePolicy } from '../base/signatures.ts';
import type { ReleaseContent, Report } from './checked-record.ts';
import { checkContent } from './check-content.ts';
import { findingFor, originOf, type LineOrigin } from './line-origin.ts';
import { checkMedia, type CheckedMedia } from './rules/media-rules.ts';
import { checkBodies, readLines } from './read-records.ts';
import { readSeries, type CheckedSeries } from './read-series.ts';
import { RecordShelf, type Shelved } from './record-shelf.ts';

/** A bundle that passed every check, ready to be stored. Its records may be gone through more than once. */
export interface CheckedBundle {
  manifest: Manifest;
  records: RecordShelf;
  media: CheckedMedia[];
  series: CheckedSeries[];
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
  const records = new RecordShelf();
  for (const line of readLines(bundle, findings)) {
    const origin = originOf(line);
    const checked = checkBodies(line, (_line, language, issue) =>
      findings.add(findingFor(origin, language, issue, locate)),
    );
    records.add({ line: origin, records: checked }, line.characters);
  }
  const names = new Set(media.map(({ name }) => name));
  // Beside all that they may name, whatever is only named once more: a finding that is there twice is one.
  for (const batch of records.batches()) {
    checkContent(contentOf([...records.kept, ...batch], { bundle, names, locate, findings }), findings);
  }
  const series = readSeries(bundle, findings);
  return { manifest: bundle.manifest, records, media, series, warnings: findings.warnings };
}

interface Surroundings {
  bundle: Bundle;
  names: ReadonlySet<string>;
  locate: Locate | undefined;
  findings: Findings;
}

function contentOf(
  shelved: readonly Shelved[],
  { bundle, names, locate, findings }: Surroundings,
): ReleaseContent {
  const lines = new Map<string, LineOrigin>();
  for (const { line } of shelved) lines.set(nameOf(line), line);
  const about =
    (note: 'add' | 'warn'): Report =>
    (record, problem) => {
      const line = lines.get(nameOf(record));
      if (line !== undefined) findings[note](findingFor(line, record.language, problem, locate));
    };
  return {
    scope: bundle.manifest.scope,
    records: shelved.flatMap(({ records }) => records),
    media: names,
    report: about('add'),
    warn: about('warn'),
  };
}

const nameOf = ({ type, key }: { type: RecordTypeName; key: string }) => `${type}/${key}`;
