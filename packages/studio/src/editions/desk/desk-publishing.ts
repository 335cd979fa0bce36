import type { Scope } from '@bank/contract';
import { feedRelease, type Manifest, type SignaturePolicy } from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import type { ContentWriter } from '@bank/store';
import type { StudioDatabase } from '../../store/database.ts';
import { withWriter, type OpenWriter } from '../content-writer.ts';
import type { Edition } from '../edition.ts';
import { Refused } from '../refused.ts';
import { refuseOther, shownRelease } from '../shown-release.ts';
import { figuresIn, showRows, tryRows, writeFeedBundle, type DeskTrial } from './desk-release.ts';
import type { DeskChange, InForce } from './figure-changes.ts';
import { feedFiles, type GivenTable } from './given-tables.ts';
import { kindOf, type DeskName } from './kinds.ts';
import { listLimits } from './limits.ts';

interface DeskParts {
  database: StudioDatabase;
  settings: Pick<Settings, 'location' | 'machine'>;
  openWriter?: OpenWriter | undefined;
}

/** What is signed, what it was laid over and what it changes. */
export interface Submission {
  bundleId: string;
  basis: number;
  changes: readonly DeskChange[];
}

interface Showing {
  /** Where the bundle lies. */
  folder: string;
  tables: readonly GivenTable[];
  signed: Manifest;
  signatures: SignaturePolicy;
  person: string;
}

/** Rows of a desk on their way to visitors: tried, signed and shown over what visitors see, as a feed is. */
export class DeskPublishing {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** What is wrong with the rows, and what they change. @throws ConfigError */
  try(scope: Scope, tables: readonly GivenTable[]): Promise<DeskTrial> {
    const { database } = this.#parts;
    return this.#withWriter((writer) =>
      tryRows(writer, { scope, tables }, (desk) => listLimits(database, desk)),
    );
  }

  /** The figures of a desk that visitors see; undefined where nothing of its scope is published yet. */
  inForce(desk: DeskName): Promise<InForce | undefined> {
    const { scope } = kindOf(desk);
    return this.#withWriter(async (writer) => {
      const release = await shownRelease(writer, { scope });
      if (release === undefined) return undefined;
      return figuresIn(writer, desk, { release: release.id, items: await writer.items(release.id) });
    });
  }

  /** Puts down what two people sign. @throws Refused */
  async submit(folder: string, scope: Scope, tables: readonly GivenTable[]): Promise<Submission> {
    const { told, manifest, changes, basis } = await this.try(scope, tables);
    const wrong = told.filter(({ level }) => level === 'error').map(({ message }) => message);
    if (wrong.length > 0) throw new Refused('wrong-rows', wrong);
    if (changes.length === 0) throw new Refused('nothing-changed');
    writeFeedBundle(folder, tables, manifest);
    return { bundleId: manifest.id, basis, changes };
  }

  /** Shows the signed rows at once. Gives the release. @throws Refused, ConfigError, ContentError */
  async show(edition: Edition, { person, ...how }: Showing): Promise<number> {
    const deed = { actor: person, machine: this.#parts.settings.machine, why: edition.title };
    const { scope } = edition;
    const releaseId = await this.#withWriter(
      async (writer) =>
        // Shown already where the process ended before that was written down.
        (await refuseOther(writer, edition)) ?? (await showRows(writer, { ...how, scope, deed })),
    );
    if (releaseId === undefined) throw new Refused('nothing-changed');
    return releaseId;
  }

  /** Stores the rows as a release that nobody has signed and no visitor sees, to be looked at. Gives its id. */
  storeToLookAt({ scope, title }: Edition, tables: readonly GivenTable[], person: string): Promise<number> {
    const deed = { actor: person, machine: this.#parts.settings.machine, why: title };
    const files = feedFiles(tables);
    return this.#withWriter(
      async (writer) => (await feedRelease(writer, { scope, files, deed, now: Date.now() })).release.id,
    );
  }

  #withWriter<Result>(work: (writer: ContentWriter) => Promise<Result>): Promise<Result> {
    const { settings, openWriter } = this.#parts;
    return withWriter(settings, work, openWriter);
  }
}
