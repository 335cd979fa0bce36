import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Scope } from '@bank/contract';
import type { StoreLocation } from '@bank/store';
import {
  ConfigError,
  ContentError,
  checkPacked,
  diffChecked,
  glossaryOf,
  layEdition,
  packScope,
  packSources,
  pricesBeside,
  remembering,
  shownWhereFed,
  type CheckedBundle,
  type Change,
  type ShownFed,
  type Told,
  type Words,
} from '@bank/publish/editing';
import { withWriter } from './content-writer.ts';
import { shownRelease } from './shown-release.ts';

export interface EditionToPack {
  folder: string;
  /** The same folder without the edition. */
  source: string;
  scope: Scope;
  /** Where the bundle is put. */
  out: string;
  /** The folder of all scopes, whose glossary and prices texts are held to. */
  content: string;
  dataDir: string;
  location: StoreLocation;
  /** Where the scope has a register of letters. */
  letterKey: Buffer | undefined;
  packed: { by: string; on: string };
  /** Where it is under embargo: the moment before which nobody shows it. */
  effectiveAt: string | undefined;
}

export interface PackedEdition {
  bundleId: string;
  /** What visitors see meanwhile. */
  basis: number | undefined;
  /** What would change for them. */
  changes: Change[];
}

/** Errors lose their kind between threads. */
export type PackOutcome =
  | { done: PackedEdition }
  | {
      refused: Words;
      of: 'content' | 'config';
      lines: readonly Words[];
      warnings: readonly Words[];
      told: readonly Told[];
    };

async function packEdition(wanted: EditionToPack): Promise<PackOutcome> {
  try {
    return await withWriter(wanted, async (writer) => {
      const shown = await shownRelease(writer, wanted);
      const fed = shown && (await shownWhereFed(writer, shown));
      const { checked, bundleId } = await packAndCheck(wanted, fed);
      const basis = shown?.id;
      return { done: { bundleId, basis, changes: await diffChecked(writer, basis, checked) } };
    });
  } catch (error) {
    if (error instanceof ContentError) {
      const { words, lines, warnings, told } = error;
      return { refused: words, of: 'content', lines, warnings, told };
    }
    if (error instanceof ConfigError)
      return { refused: error.words, of: 'config', lines: [], warnings: [], told: [] };
    throw error;
  }
}

async function packAndCheck(
  { folder, source, scope, out, content, dataDir, letterKey, packed: occasion, effectiveAt }: EditionToPack,
  fed: ShownFed | undefined,
): Promise<{ checked: CheckedBundle; bundleId: string }> {
  const prices = await pricesBeside(content, scope, Date.now());
  const terms = glossaryOf(undefined, content);
  return remembering(join(dataDir, 'remembered'), async (memory) => {
    // A key that went through a message is plain bytes.
    const how = {
      scope,
      memory,
      ...(letterKey !== undefined && { letterKey: () => Buffer.from(letterKey) }),
    };
    const packed = await packScope({
      ...how,
      folder,
      out,
      packed: occasion,
      effectiveAt,
      ...(fed && {
        lay: async (edition) =>
          layEdition(edition, await packSources({ ...how, folder: source, only: fed.fed }), fed),
      }),
    });
    return {
      bundleId: packed.manifest.id,
      checked: checkPacked(packed, folder, { memory, terms, prices }),
    };
  });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await packEdition(workerData as EditionToPack));
