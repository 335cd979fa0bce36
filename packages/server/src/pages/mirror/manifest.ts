import type { ContentPart } from '@bank/store';
import type { Form, Kind } from './mirror-kinds.ts';

/** A call and what it asks for, as text. */
export type CallKey = string;

/** `[when it changed, its length]`, which is its ETag. */
export type KeptForm = readonly [changedAt: number, length: number];

/** An answer as it stands in a mirror. */
export interface Entry {
  kind: Kind;
  file: string;
  forms: Partial<Record<Form, KeptForm>>;
  /** What a page is made of, as places in {@link Manifest.calls}. */
  calls?: readonly number[];
  /** What its text names. */
  named?: readonly (readonly [address: string, kind: Kind])[];
  disposition?: string;
  /** Nothing of this version names it, but pages that were read before it do. */
  isFormer?: true;
}

/** What a mirror holds and what it was made of; written last, so that a folder without one is not whole. */
export interface Manifest {
  /** Key of the content version. */
  version: string;
  /** Tells everything apart that pages are made of beside their calls: the build, the settings, routes and menus. */
  inputs: string;
  /** Folder of the files: a digest of the headers that nginx is to give them. */
  headers: string;
  kinds: Partial<Record<Kind, Readonly<Record<string, string>>>>;
  /** The answer as a digest, `''` where there was none; what it was made of as places in {@link Manifest.parts}. */
  calls: readonly (readonly [call: CallKey, answer: string, parts: readonly number[]])[];
  /** The parts of the content with their digests in this version. */
  parts: readonly (readonly [part: ContentPart, digest: string])[];
  entries: Readonly<Record<string, Entry>>;
}
