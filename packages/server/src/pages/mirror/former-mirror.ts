import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPart } from '@bank/store';
import type { CallKey, Entry } from './manifest.ts';
import type { Draft, Standing } from './mirror-folder.ts';
import type { Form, Kind } from './mirror-kinds.ts';
import type { RecordedCalls } from './recorded-calls.ts';

/** The mirror before the one that is being made, as far as it is still right. */
export class FormerMirror {
  readonly #standing: Standing | undefined;
  readonly #recorded: RecordedCalls;
  /** Whether its pages were made by the same code and settings. */
  #isAlike: boolean;

  constructor(
    standing: Standing | undefined,
    { inputs, recorded }: { inputs: string; recorded: RecordedCalls },
  ) {
    this.#standing = standing;
    this.#recorded = recorded;
    this.#isAlike = standing?.manifest.inputs === inputs;
  }

  /** Spares asking again for answers that were made of nothing that reads otherwise now. */
  async carryAnswersOver(digestOf: (part: ContentPart) => Promise<string>): Promise<void> {
    if (this.#standing === undefined || !this.#isAlike) return;
    const { calls, parts } = this.#standing.manifest;
    const isSame = await Promise.all(parts.map(async ([part, digest]) => (await digestOf(part)) === digest));
    const names = parts.map(([part]) => part);
    for (const [key, digest, places] of calls) {
      // What notes no part is made of something else.
      if (digest === '' || places.length === 0 || !places.every((place) => isSame[place])) continue;
      this.#recorded.know(key, { digest, parts: places.flatMap((place) => names[place] ?? []) });
    }
  }

  /** Pages that have other headers now may be made by other code. */
  compareHeaders(kind: Kind, headers: Readonly<Record<string, string>> | undefined): void {
    const before = this.#standing?.manifest.kinds[kind];
    if (JSON.stringify(before) !== JSON.stringify(headers)) this.#isAlike = false;
  }

  /** The entry of a page all of whose calls answer what they answered then, with the calls. */
  async samePage(address: string): Promise<{ entry: Entry; made: CallKey[] } | undefined> {
    const entry = this.#whole(address);
    const calls = this.#standing?.manifest.calls ?? [];
    if (!this.#isAlike || entry?.calls === undefined || entry.calls.length === 0) return undefined;
    const made = entry.calls.map((place) => calls[place] ?? (['', ''] as const));
    for (const [key, answer] of made) {
      if (answer === '' || (await this.#recorded.answer(key)).digest !== answer) return undefined;
    }
    return { entry, made: made.map(([key]) => key) };
  }

  /** The entry of a file that never changes under its name. */
  sameFile(address: string): Entry | undefined {
    return this.#whole(address);
  }

  /** What was named by its version, and by no former one. */
  own(kinds: readonly Kind[]): [address: string, entry: Entry][] {
    return Object.entries(this.#standing?.manifest.entries ?? {}).filter(
      ([address, { kind, isFormer }]) =>
        kinds.includes(kind) && isFormer !== true && this.#whole(address) !== undefined,
    );
  }

  /** Puts the files of an entry into the new mirror. */
  take({ file, forms }: Entry, draft: Draft): void {
    for (const form of Object.keys(forms) as Form[]) draft.take(form + file, this.#pathOf(form, file));
  }

  #pathOf = (form: string, file: string) => join(this.#standing?.files ?? '', form + file);

  /** Undefined where a file of it was lost or cut short, as by a machine that lost its power. */
  #whole(address: string): Entry | undefined {
    const entry = this.#standing?.manifest.entries[address];
    if (entry === undefined) return undefined;
    const isWhole = Object.entries(entry.forms).every(
      ([form, [, length]]) =>
        statSync(this.#pathOf(form, entry.file), { throwIfNoEntry: false })?.size === length,
    );
    return isWhole ? entry : undefined;
  }
}
