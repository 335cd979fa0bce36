import { SCOPES, type Scope } from '@bank/contract';
import { callOff, listReleases, rollback, rollbackTargets, type ListedRelease } from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import type { Activation, ContentWriter } from '@bank/store';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep, type StepName } from '../store/steps.ts';
import { withWriter, type OpenWriter } from './content-writer.ts';
import { Refused, type RefusalName } from './refused.ts';

/** What visitors see of a scope, what they are going to see, and what a rollback could show. */
export interface ScopeReleases {
  scope: Scope;
  shown: ListedRelease | undefined;
  scheduled: readonly ListedRelease[];
  /** Those that visitors saw before and that are still stored, the last one first. */
  seen: readonly { release: number; since: number }[];
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

interface WishToGoBack extends Wish {
  /** The release to show again. */
  to: number;
}

/** A step that needs no signatures, since visitors see what they have seen. */
interface Turn {
  steps: readonly [asked: StepName, done: StepName];
  take: typeof callOff;
  refusal: (found: ScopeReleases) => RefusalName | undefined;
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
  rollBack(scope: Scope, { to, ...wish }: WishToGoBack): Promise<Activation> {
    return this.#take(scope, wish, {
      steps: ['rollback-asked', 'rolled-back'],
      take: (writer, ofScope, how) => rollback(writer, ofScope, { ...how, to }),
      refusal: ({ seen }) => (seen.some(({ release }) => release === to) ? undefined : 'nothing-before'),
    });
  }

  /** `content call-off`, noted like a rollback. @throws Refused */
  callOff(scope: Scope, wish: Wish): Promise<Activation> {
    return this.#take(scope, wish, {
      steps: ['call-off-asked', 'called-off'],
      take: callOff,
      refusal: ({ shown, scheduled }) =>
        shown === undefined || scheduled.length === 0 ? 'nothing-scheduled' : undefined,
    });
  }

  #take(scope: Scope, { person, why, after }: Wish, { steps, take, refusal }: Turn): Promise<Activation> {
    const { database, settings } = this.#parts;
    return this.#withWriter(async (writer) => {
      const now = Date.now();
      const found = await releasesOf(writer, scope, now);
      if (found.newest !== after) throw new Refused('not-the-newest');
      const refused = refusal(found);
      if (refused !== undefined) throw new Refused(refused);
      const [asked, done] = steps;
      const note = (step: StepName, detail: string) =>
        inTransaction(database, () => noteStep(database, { person, step, edition: null, detail }));
      note(asked, `${scope}: ${why}`);
      const deed = { actor: person, machine: settings.machine, why };
      const activation = await take(writer, scope, { ...deed, now, after });
      note(done, `${scope}: release ${activation.releaseId}`);
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
  const { seen } = rollbackTargets(activations, now);
  const stored = new Set(releases.map(({ id }) => id));
  return {
    scope,
    shown: releases.find(({ state }) => state === 'active'),
    scheduled: releases.filter(({ state }) => state === 'scheduled'),
    seen: seen
      .filter(({ releaseId }) => stored.has(releaseId))
      .map(({ releaseId, effectiveAt }) => ({ release: releaseId, since: effectiveAt })),
    newest: activations[0]?.sequence ?? 0,
  };
}
