import { SCOPES, type Scope } from '@bank/contract';
import { listReleases, rollback, rollbackTarget, type ListedRelease } from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import type { Activation, ContentWriter } from '@bank/store';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import { withWriter, type OpenWriter } from './content-writer.ts';
import { Refused } from './refused.ts';

/** What visitors see of a scope, what they are going to see, and what a rollback would show. */
export interface ScopeReleases {
  scope: Scope;
  shown: ListedRelease | undefined;
  scheduled: readonly ListedRelease[];
  /** The release before; undefined where there is none to go back to. */
  before: ListedRelease | undefined;
  /** The scope's newest activation: a step that was decided on looking at this is refused after another. */
  newest: number;
}

export interface ReleasesParts {
  database: StudioDatabase;
  settings: Pick<Settings, 'location' | 'machine'>;
  openWriter?: OpenWriter;
}

interface Wish {
  person: string;
  why: string;
  /** The newest activation that the person saw. */
  after: number;
}

export class Releases {
  readonly #parts: ReleasesParts;

  constructor(parts: ReleasesParts) {
    this.#parts = parts;
  }

  all(now = Date.now()): Promise<ScopeReleases[]> {
    return this.#withWriter(async (writer) => {
      const found: ScopeReleases[] = [];
      for (const scope of SCOPES) found.push(await releasesOf(writer, scope, now));
      return found;
    });
  }

  /**
   * `content rollback`, for a reason. What is asked for stands in the studio's log before anything is done, what was done in
   * both logs: whatever ends the process in between, they say how far it came, and asking twice goes back once. @throws Refused
   */
  rollBack(scope: Scope, { person, why, after }: Wish): Promise<Activation> {
    const { database, settings } = this.#parts;
    return this.#withWriter(async (writer) => {
      const now = Date.now();
      const { before, newest } = await releasesOf(writer, scope, now);
      if (newest !== after) throw new Refused('not-the-newest');
      if (before === undefined) throw new Refused('nothing-before');
      const note = (step: 'rollback-asked' | 'rolled-back', detail: string) =>
        inTransaction(database, () => noteStep(database, { person, step, edition: null, detail }));
      note('rollback-asked', `${scope}: ${why}`);
      const deed = { actor: person, machine: settings.machine, why };
      const activation = await rollback(writer, scope, { ...deed, now, after });
      note('rolled-back', `${scope}: release ${activation.releaseId}`);
      return activation;
    });
  }

  #withWriter<Result>(work: (writer: ContentWriter) => Promise<Result>): Promise<Result> {
    const { settings, openWriter } = this.#parts;
    return withWriter(settings, work, openWriter);
  }
}

async function releasesOf(writer: ContentWriter, scope: Scope, now: number): Promise<ScopeReleases> {
  const activations = await writer.activations(scope);
  const releases = await listReleases(writer, now, scope);
  const { before } = rollbackTarget(activations, now);
  return {
    scope,
    shown: releases.find(({ state }) => state === 'active'),
    scheduled: releases.filter(({ state }) => state === 'scheduled'),
    before: releases.find(({ id }) => id === before?.releaseId),
    newest: activations[0]?.sequence ?? 0,
  };
}
