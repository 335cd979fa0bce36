import type { RecordTypeName } from '@bank/contract/schemas';
import type { Manifest } from '../base/bundle/manifest.ts';
import { readBundle, type Bundle } from '../base/bundle/read-bundle.ts';
import { Findings, countOf, fieldPlace, type Finding } from '../base/findings.ts';
import type { Terms } from '../formats/terms/terms.ts';
import type { Prices } from './prices.ts';
import { shortMemory, type Memory } from '../formats/media/memory/memory.ts';
import type { Locate, Packed } from '../pack/pack-scope.ts';
import type { Told } from '../base/errors.ts';
import { words, type Words } from '../base/words.ts';
import { checkSignatures, type SignaturePolicy } from '../base/signatures.ts';
import { recordName, type ReleaseContent, type Report } from './checked-record.ts';
import { checkContent } from './check-content.ts';
import { findingFor, originOf, type LineOrigin } from './line-origin.ts';
import { Leads, checkOrphans } from './rules/orphan-rules.ts';
import { checkMedia, checkUnused, type CheckedMedia } from './rules/media-rules.ts';
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
  warnings: Words[];
  /** The same, for programs. */
  told: Told[];
}

export interface CheckOptions {
  signatures?: SignaturePolicy;
  /** Given when the bundle was just packed from sources: findings then point at the field's own line. */
  locate?: Locate | undefined;
  memory?: Memory;
  /** What English texts are held to; to nothing when it is absent. */
  terms?: Terms | undefined;
  /** What texts are held to that name a rate or a fee; to nothing when they are absent. */
  prices?: Prices | undefined;
}

/** Checks a bundle directory, all of it. @throws ContentError with every finding, ConfigError when there is no bundle. */
export function checkBundle(directory: string, options: CheckOptions = {}): CheckedBundle {
  const findings = new Findings();
  const refused = (count: number) =>
    words`Refused: ${countOf(count, 'problem')} in ${directory}. Mend the sources and pack them again.`;
  const bundle = readBundle(directory, findings);
  // Altered bytes make every later finding a riddle.
  findings.stopIfAny(refused);
  if (bundle === undefined) throw new Error('readBundle gave neither a bundle nor a finding');
  if (options.signatures !== undefined) checkSignatures(bundle.manifest, options.signatures, findings);
  const checked = checkInside(bundle, findings, options);
  findings.stopIfAny(refused);
  return checked;
}

/**
 * Checks what was just packed from a folder, before or without writing it, and adds to what packing found.
 * @throws ContentError with every finding.
 */
export function checkPacked(
  { bundle, locate, findings, unused }: Pick<Packed, 'bundle' | 'locate' | 'findings' | 'unused'>,
  folder: string,
  options: Pick<CheckOptions, 'memory' | 'terms' | 'prices'> = {},
): CheckedBundle {
  checkUnused(unused, findings);
  const checked = checkInside(bundle, findings, { locate, ...options });
  findings.stopIfAny((count) => words`Refused: ${countOf(count, 'problem')} in ${folder}.`);
  return checked;
}

function checkInside(
  bundle: Bundle,
  findings: Findings,
  { locate, memory = shortMemory(), terms, prices }: CheckOptions,
): CheckedBundle {
  const toldBefore = findings.places;
  const add = (finding: Finding) => {
    // Of a picture that packing did not find, the rules would say the same again.
    if (!toldBefore.has(fieldPlace(finding)) && !isOfLostFile(finding, toldBefore)) findings.add(finding);
  };
  const media = checkMedia(bundle, findings, memory);
  const records = new RecordShelf();
  const known = new Set<string>();
  for (const line of readLines(bundle, findings)) {
    const origin = originOf(line);
    const checked = checkBodies(line, (_line, language, issue) =>
      add(findingFor(origin, language, issue, locate)),
    );
    for (const { language, type, key } of checked) known.add(recordName(language, type, key));
    records.add({ line: origin, records: checked }, line.characters);
  }
  const names = new Set(media.map(({ name }) => name));
  const isWhole = !findings.hasLoss;
  const surroundings = { bundle, names, known, locate, add, findings };
  const leads = new Leads();
  // Beside all that they may name, whatever is only named once more: a finding that is there twice is one.
  for (const batch of records.batches()) {
    const content = contentOf([...records.kept, ...batch], surroundings);
    checkContent(content, { findings, terms, prices, isWhole });
    leads.add(content);
  }
  if (isWhole) checkOrphans(contentOf(records.kept, surroundings), leads);
  const series = readSeries(bundle, findings);
  return {
    manifest: bundle.manifest,
    records,
    media,
    series,
    warnings: findings.warnings,
    told: findings.told,
  };
}

/** `attachments.0.size` where `attachments.0.file` was told: there is no size of a file that is not there. */
function isOfLostFile({ at, field = '' }: Finding, told: ReadonlySet<string>): boolean {
  return told.has(fieldPlace({ at, field: field.replace(/[^.]*$/, 'file') }));
}

interface Surroundings {
  bundle: Bundle;
  names: ReadonlySet<string>;
  known: ReadonlySet<string>;
  locate: Locate | undefined;
  add: (finding: Finding) => void;
  findings: Findings;
}

function contentOf(
  shelved: readonly Shelved[],
  { bundle, names, known, locate, add, findings }: Surroundings,
): ReleaseContent {
  const lines = new Map<string, LineOrigin>();
  for (const { line } of shelved) lines.set(lineName(line), line);
  const about =
    (note: (finding: Finding) => void): Report =>
    (record, problem) => {
      const line = lines.get(lineName(record));
      if (line !== undefined) note(findingFor(line, record.language, problem, locate));
    };
  const all = shelved.flatMap(({ records }) => records);
  return {
    scope: bundle.manifest.scope,
    records: all.filter(({ isBroken }) => isBroken !== true),
    broken: all.filter(({ isBroken }) => isBroken === true),
    media: names,
    known,
    report: about(add),
    warn: about((finding) => findings.warn(finding)),
  };
}

const lineName = ({ type, key }: { type: RecordTypeName; key: string }) => `${type}/${key}`;
