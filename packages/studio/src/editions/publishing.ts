import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import type { ContentWriter } from '@bank/store';
import {
  ConfigError,
  ContentError,
  Findings,
  activate,
  checkSignatures,
  fedTypes,
  importBundle,
  readEnrolledKeys,
  readAnyManifest,
  remembering,
  typesOf,
  type Memory,
  withSignature,
  writeManifest,
  type Change,
  type Manifest,
  type SignaturePolicy,
} from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import { withWriter, type OpenWriter } from './content-writer.ts';
import { DeskPublishing } from './desk/desk-publishing.ts';
import { findDeskRows } from './desk/desk-rows.ts';
import type { DeskChange } from './desk/figure-changes.ts';
import type { GivenTable } from './desk/given-tables.ts';
import { rowsInSources } from './desk/rows-in-sources.ts';
import { moveEdition, type Edition } from './edition.ts';
import type { EditionFolder, EditionFolders } from './edition-folder.ts';
import { findEmbargo } from './embargo.ts';
import { inThread } from './in-thread.ts';
import { listMedia, putMedia, type MediaFile } from './media-files.ts';
import type { EditionToPack, PackOutcome, PackedEdition } from './pack-edition.ts';
import { readOnce } from './readings.ts';
import { Refused } from './refused.ts';
import { refuseOther } from './shown-release.ts';
import type { ChangedFiles } from './work-folder.ts';
import { writeBack } from './write-back.ts';

export interface PublishingParts {
  database: StudioDatabase;
  settings: Settings;
  folders: EditionFolders;
  content: string;
  openWriter?: OpenWriter;
}

export type SigningRole = 'maker' | 'checker';

/** How far a browser's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;

/** An edition on its way to visitors, by the code and the rules of `content publish` and `content activate`. */
export class Publishing {
  readonly #parts: PublishingParts;
  readonly desks: DeskPublishing;

  constructor(parts: PublishingParts) {
    this.#parts = parts;
    this.desks = new DeskPublishing(parts);
  }

  bundleOf({ id }: Pick<Edition, 'id'>): string {
    return join(this.#parts.settings.dataDir, 'studio', 'bundles', String(id));
  }

  get keysFile(): string {
    const { keysFile, dataDir } = this.#parts.settings;
    return keysFile || join(dataDir, 'studio', 'keys.json');
  }

  /** Read anew each time: the operator changes it beside us. Two people always sign what the studio publishes. */
  policy(): SignaturePolicy {
    const { algorithms = ['ed25519'] } = this.#parts.settings.signatures;
    const keys = existsSync(this.keysFile) ? readEnrolledKeys(this.keysFile) : { enrolled: [] };
    return { required: true, algorithms, ...keys };
  }

  /** Packs and checks an edition, and hands it to the checkers. @throws Refused, ContentError */
  async submit(edition: Edition, person: string): Promise<void> {
    const { database, folders } = this.#parts;
    if (edition.state !== 'open') throw new Refused('moved-on');
    const rows = findDeskRows(database, edition.id);
    if (rows !== undefined) {
      const submission = await this.desks.submit(this.bundleOf(edition), edition.scope, rows);
      return this.#submitted(edition, { person, ...submission });
    }
    const { overtaken, lost, place } = await folders.exactlyOf(edition);
    if (overtaken.length + lost.length > 0) throw new Refused('overtaken');
    const { bundleId, basis, changes } = packedOr(await this.#packed(edition, person, await place()));
    if (changes.length === 0) throw new Refused('nothing-changed');
    this.#submitted(edition, { person, bundleId, basis, changes });
  }

  /** With what would change for visitors, as the checker reads it. */
  #submitted(edition: Edition, { person, bundleId, basis, changes }: SubmittedParts): void {
    const isMoved = moveEdition(this.#parts.database, edition.id, {
      person,
      step: 'submitted',
      detail: bundleId,
      from: 'open',
      to: 'submitted',
      revision: edition.revision,
      set: {
        submitted_by: person,
        bundle_id: bundleId,
        basis: basis ?? null,
        changes: JSON.stringify(changes),
      },
    });
    if (!isMoved) throw new Refused('moved-on');
  }

  /** What `content preview` shows of an edition: its bundle or folder, or a release that is stored for it. */
  async toLookAt(edition: Edition, person: string): Promise<string> {
    const { database, folders } = this.#parts;
    const tables = findDeskRows(database, edition.id);
    if (tables !== undefined) return String(await this.desks.storeToLookAt(edition, tables, person));
    let bundle = this.bundleOf(edition);
    if (edition.bundleId === undefined) {
      const folder = await (await folders.exactlyOf(edition)).place();
      if (!(await this.#isFed(edition.scope))) return folder;
      bundle += '-to-look-at';
      packedOr(await this.#packed(edition, person, folder, bundle));
    }
    if (readAnyManifest(bundle).basis === undefined) return bundle;
    // The histories that belong to it are in the store alone.
    const deed = { actor: person, machine: this.#parts.settings.machine, why: edition.title };
    return this.#withWriter((writer) =>
      this.#remembering(async (memory) => String((await importBundle(writer, bundle, { memory, deed })).id)),
    );
  }

  #isFed(scope: Scope): Promise<boolean> {
    return this.#withWriter(async (writer) => (await fedTypes(writer, { scope })) !== undefined);
  }

  #packed(
    edition: Edition,
    person: string,
    folder: string,
    out = this.bundleOf(edition),
  ): Promise<PackOutcome> {
    const { database, settings, content } = this.#parts;
    const { dataDir, location, machine } = settings;
    const until = findEmbargo(database, edition.id);
    return inThread<PackOutcome>('pack-edition.ts', {
      folder,
      source: this.#parts.folders.sourceOf(edition.scope),
      scope: edition.scope,
      out,
      content,
      dataDir,
      location,
      letterKey: typesOf(edition.scope).includes('guarantee-letter') ? settings.letterKey() : undefined,
      packed: { by: person, on: machine },
      effectiveAt: until === undefined ? undefined : new Date(until).toISOString(),
    } satisfies EditionToPack);
  }

  /** What two people sign. @throws Refused */
  manifest(edition: Edition): Manifest {
    const manifest = readAnyManifest(this.bundleOf(edition));
    if (edition.bundleId !== manifest.id) throw new Refused('moved-on');
    return manifest;
  }

  /** The roles in which it is signed, and by whom. */
  signers(edition: Edition): Partial<Record<SigningRole, string>> {
    if (edition.bundleId === undefined || edition.state === 'open') return {};
    const { signatures = [] } = this.manifest(edition);
    return Object.fromEntries(signatures.map(({ role, name }) => [role, name]));
  }

  /** Takes a signature that was made in the browser of its person. @throws Refused */
  sign(
    edition: Edition,
    person: string,
    { role, signature, at }: { role: SigningRole; signature: string; at: string },
  ): void {
    if (edition.state !== 'approved') throw new Refused('moved-on');
    const mayBe = role === 'maker' ? edition.authors.includes(person) : edition.approvedBy === person;
    if (!mayBe) throw new Refused('not-yours');
    if (!(Math.abs(Date.parse(at) - Date.now()) <= CLOCKS_APART_MS)) throw new Refused('old-signature');
    const policy = { ...this.policy(), required: false };
    if (policy.enrolled.length === 0) throw new Refused('no-keys');
    const signed = withSignature(this.manifest(edition), { name: person, role, signature, at });
    const findings = new Findings();
    const valid = checkSignatures(signed, policy, findings);
    const isValid = valid.some((one) => one.role === role && one.key.person === person);
    if (findings.count > 0 || !isValid) throw new Refused('bad-signature', findings.lines);
    writeManifest(this.bundleOf(edition), signed);
    const { database } = this.#parts;
    const step = role === 'maker' ? 'signed-maker' : 'signed-checker';
    inTransaction(database, () => {
      noteStep(database, { person, step, edition: edition.id, detail: signed.id });
    });
  }

  /**
   * Imports the signed bundle, puts its texts into the source folder and shows the release, now or from a moment on. Whatever
   * ends it in between, the same again goes on from there. @throws Refused, ContentError
   */
  async publish(edition: Edition, person: string, effectiveAt: number | undefined): Promise<void> {
    if (edition.state !== 'approved') throw new Refused('moved-on');
    const signers = this.signers(edition);
    if (signers.maker === undefined || signers.checker === undefined) throw new Refused('not-signed');
    const { database } = this.#parts;
    const rows = findDeskRows(database, edition.id);
    const now = Date.now();
    const embargo = Date.parse(this.manifest(edition).effectiveAt ?? '') || now;
    if (rows !== undefined && effectiveAt !== undefined) throw new Refused('desk-at-once');
    if ((effectiveAt ?? embargo) < embargo && embargo > now) throw new Refused('embargoed');
    const from = Math.max(now, effectiveAt ?? embargo);
    const releaseId =
      rows === undefined
        ? await this.#showBundle(edition, { person, now, from })
        : await this.#showRows(edition, rows, person);
    moveEdition(database, edition.id, {
      person,
      step: 'published',
      detail: `release ${releaseId}`,
      from: 'approved',
      to: 'published',
      set: { published_by: person, release_id: releaseId, shows_from: from },
    });
  }

  #showBundle(edition: Edition, { person, now, from }: { person: string; now: number; from: number }) {
    const { scope } = edition;
    const deed = { actor: person, machine: this.#parts.settings.machine, why: edition.title };
    const signatures = this.policy();
    return this.#withWriter(async (writer) => {
      await refuseOther(writer, edition);
      const occasion = { moment: from };
      const release = await this.#remembering((memory) =>
        importBundle(writer, this.bundleOf(edition), { signatures, occasion, memory, deed }, now),
      );
      await this.export(edition, person);
      await activate(writer, scope, release.id, { ...deed, now, effectiveAt: from, signatures });
      return release.id;
    });
  }

  async #showRows(edition: Edition, tables: readonly GivenTable[], person: string): Promise<number> {
    const releaseId = await this.desks.show(edition, {
      folder: this.bundleOf(edition),
      tables,
      signed: this.manifest(edition),
      signatures: this.policy(),
      person,
    });
    const source = this.#parts.folders.sourceOf(edition.scope);
    this.#writeBack(edition, await rowsInSources(source, tables), person);
    return releaseId;
  }

  /** Puts the files of an edition into the source folder. Gives those that differed. @throws Refused */
  async export(edition: Edition, person: string): Promise<string[]> {
    const { database, folders, settings } = this.#parts;
    const folder = await folders.exactlyOf(edition);
    const { changed, overtaken, lost } = folder;
    if (overtaken.length + lost.length > 0) throw new Refused('overtaken');
    // Pictures first: a text that names one never stands there without it.
    const source = folders.sourceOf(edition.scope);
    const media = await usedOf(listMedia(database, edition.id), folder, edition.scope);
    const brought = putMedia(settings.dataDir, media, source);
    return this.#writeBack(edition, changed, person, brought);
  }

  #writeBack(
    edition: Edition,
    changed: ChangedFiles,
    person: string,
    brought: readonly string[] = [],
  ): string[] {
    const { database, folders } = this.#parts;
    const written = [...brought, ...writeBack(folders.sourceOf(edition.scope), changed)];
    if (written.length > 0) {
      folders.lookAgain(edition.scope);
      inTransaction(database, () => {
        const detail = written.join(', ');
        noteStep(database, { person, step: 'exported', edition: edition.id, detail });
      });
    }
    return written;
  }

  /** Every step of publishing, as the store keeps it. */
  log() {
    return this.#withWriter((writer) => writer.log());
  }

  /** Pictures whose bytes have passed are not looked into again. */
  #remembering<Result>(work: (memory: Memory) => Promise<Result>): Promise<Result> {
    return remembering(join(this.#parts.settings.dataDir, 'remembered'), work);
  }

  #withWriter<Result>(work: (writer: ContentWriter) => Promise<Result>): Promise<Result> {
    const { settings, openWriter } = this.#parts;
    return withWriter(settings, work, openWriter);
  }
}

/** What was tried and left again is in no release, and no business of the sources. */
async function usedOf(
  files: readonly MediaFile[],
  folder: EditionFolder,
  scope: Scope,
): Promise<readonly MediaFile[]> {
  if (files.length === 0) return files;
  const listed = await readOnce('media', folder, { folder: await folder.place(), scope });
  const unused = new Set(listed.filter(({ isUnused }) => isUnused).map(({ path }) => path));
  return files.filter(({ path }) => !unused.has(path));
}

interface SubmittedParts {
  person: string;
  bundleId: string;
  basis: number | undefined;
  changes: readonly Change[] | readonly DeskChange[];
}

/** @throws ContentError, ConfigError as packing did */
function packedOr(outcome: PackOutcome): PackedEdition {
  if ('done' in outcome) return outcome.done;
  const { refused, of, lines, warnings, told } = outcome;
  throw of === 'config' ? new ConfigError(refused) : new ContentError(refused, lines, warnings, told);
}

export const changesOf = ({ changes }: Edition): Change[] =>
  changes === undefined ? [] : (JSON.parse(changes) as Change[]);

/** Of an edition that was made at a desk, as it was when it was submitted. */
export const deskChangesOf = ({ changes }: Edition): DeskChange[] =>
  changes === undefined ? [] : (JSON.parse(changes) as DeskChange[]);
