import type { Language, Scope } from '@bank/contract';
import { fedTypes } from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import { withWriter } from './content-writer.ts';
import { shownRelease } from './shown-release.ts';

/** What visitors see of the types that systems or desks feed. */
export interface FedFigures {
  release: number;
  /** In ms since the epoch. */
  since: number;
  /** Of a record in one language; undefined where its type is not fed, or visitors do not see it. */
  fieldsOf: (item: string, language: Language) => Readonly<Record<string, unknown>> | undefined;
}

/** Reads what is shown of a scope, once for each release. */
export class ShownFigures {
  readonly #settings: Pick<Settings, 'location'>;
  readonly #known = new Map<Scope, FedFigures>();

  constructor(settings: Pick<Settings, 'location'>) {
    this.#settings = settings;
  }

  /** Undefined where nothing of the scope was fed: then visitors see what the source files have. */
  of(scope: Scope): Promise<FedFigures | undefined> {
    return withWriter(this.#settings, async (writer) => {
      const shown = await shownRelease(writer, { scope });
      if (shown?.since === undefined) return undefined;
      const { id, since } = shown;
      const known = this.#known.get(scope);
      if (known?.release === id && known.since === since) return known;
      const fed = await fedTypes(writer, { scope });
      if (fed === undefined) return undefined;
      const bodies = new Map<string, Record<string, unknown>>();
      for (const { type, key, language, body } of await writer.items(id))
        if (fed.has(type)) bodies.set(`${language} ${type}/${key}`, body as Record<string, unknown>);
      const figures: FedFigures = {
        release: id,
        since,
        fieldsOf: (item, language) => bodies.get(`${language} ${item}`),
      };
      this.#known.set(scope, figures);
      return figures;
    });
  }
}
