import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openContentWriter, type ContentWriter } from '@bank/store';
import {
  ConfigError,
  ContentError,
  Findings,
  activate,
  checkSignatures,
  importBundle,
  readEnrolledKeys,
  readManifest,
  remembering,
  typesOf,
  type Memory,
  withSignature,
  writeManifest,
  type Change,
  type Manifest,
  type SignaturePolicy,
  type Words,
} from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import { moveEdition, type Edition } from './edition.ts';
import type { EditionFolders } from './edition-folder.ts';
import { inThread } from './in-thread.ts';
import { listMedia, putMedia } from './media-files.ts';
import type { EditionToPack, PackOutcome, PackedEdition } from './pack-edition.ts';
import { shownRelease } from './shown-release.ts';
import { writeBack } from './write-back.ts';

/** Why a step was not taken, by a name that the dictionaries know; with what publishing says where it says more. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalName;
  readonly lines: readonly Words[];

  constructor(reason: RefusalName, lines: readonly Words[] = []) {
    super(reason);
    this.reason = reason;
    this.lines = lines;
  }
}

export type RefusalName =
  | 'nothing-changed'
  | 'overtaken'
  | 'moved-on'
  | 'in-hand'
  | 'own-part'
  | 'no-checker'
  | 'not-yours'
  | 'no-keys'
  | 'bad-signature'
  | 'old-signature'
  | 'not-signed'
  | 'shown-meanwhile';

export interface PublishingParts {
  database: StudioDatabase;
  settings: Settings;
  folders: EditionFolders;
  content: string;
}

export type SigningRole = 'maker' | 'checker';

/** How far a browser's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;

/** An edition on its way to visitors, by the code and the rules of `content publish` and `content activate`. */
export class Publishing {
  readonly #parts: PublishingParts;

  constructor(parts: PublishingParts) {
    this.#parts = parts;
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
    const { overtaken, lost, folder } = await folders.of(edition);
    if (overtaken.length + lost.length > 0) throw new Refused('overtaken');
    const { bundleId, basis, changes } = packedOr(await this.#packed(edition, person, folder));
    if (changes.length === 0) throw new Refused('nothing-changed');
    const isMoved = moveEdition(database, edition.id, {
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

  #packed(edition: Edition, person: string, folder: string): Promise<PackOutcome> {
    const { settings, content } = this.#parts;
    const { dataDir, location, machine } = settings;
    return inThread<PackOutcome>('pack-edition.ts', {
      folder,
      scope: edition.scope,
      out: this.bundleOf(edition),
      content,
      dataDir,
      location,
      letterKey: typesOf(edition.scope).includes('guarantee-letter') ? settings.letterKey() : undefined,
      packed: { by: person, on: machine },
    } satisfies EditionToPack);
  }

  /** What two people sign. @throws Refused */
  manifest(edition: Edition): Manifest {
    const manifest = readManifest(this.bundleOf(edition));
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
    const { database, settings } = this.#parts;
    const { scope } = edition;
    const now = Date.now();
    const deed = { actor: person, machine: settings.machine, why: edition.title };
    const signatures = this.policy();
    const releaseId = await this.#withWriter(async (writer) => {
      const shown = await shownRelease(writer, scope);
      const isOwn = (await writer.releases(scope)).some(
        ({ id, bundleId }) => id === shown && bundleId === edition.bundleId,
      );
      if (shown !== edition.basis && !isOwn) throw new Refused('shown-meanwhile');
      const occasion = { moment: Math.max(now, effectiveAt ?? now) };
      const release = await this.#remembering((memory) =>
        importBundle(writer, this.bundleOf(edition), { signatures, occasion, memory, deed }, now),
      );
      await this.export(edition, person);
      await activate(writer, scope, release.id, { ...deed, now, effectiveAt, signatures });
      return release.id;
    });
    moveEdition(database, edition.id, {
      person,
      step: 'published',
      detail: `release ${releaseId}`,
      from: 'approved',
      to: 'published',
      set: { published_by: person, release_id: releaseId, shows_from: effectiveAt ?? now },
    });
  }

  /** Puts the files of an edition into the source folder. Gives those that differed. @throws Refused */
  async export(edition: Edition, person: string): Promise<string[]> {
    const { database, folders, settings } = this.#parts;
    const { changed, overtaken, lost } = await folders.of(edition);
    if (overtaken.length + lost.length > 0) throw new Refused('overtaken');
    const source = folders.sourceOf(edition.scope);
    // Pictures first: a text that names one never stands there without it.
    const brought = putMedia(settings.dataDir, listMedia(database, edition.id), source);
    const written = [...brought, ...writeBack(source, changed)];
    if (written.length > 0) {
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

  async #withWriter<Result>(work: (writer: ContentWriter) => Promise<Result>): Promise<Result> {
    const writer = await openContentWriter(this.#parts.settings.location);
    try {
      await writer.migrate();
      return await work(writer);
    } finally {
      await writer.close();
    }
  }
}

/** @throws ContentError, ConfigError as packing did */
function packedOr(outcome: PackOutcome): PackedEdition {
  if ('done' in outcome) return outcome.done;
  const { refused, of, lines, warnings, told } = outcome;
  throw of === 'config' ? new ConfigError(refused) : new ContentError(refused, lines, warnings, told);
}

export const changesOf = ({ changes }: Edition): Change[] =>
  changes === undefined ? [] : (JSON.parse(changes) as Change[]);
