import type { ContentPart } from '@bank/store';
import type { Ask } from './asked-forms.ts';
import type { Manifest } from './manifest.ts';
import type { MediaPaths } from './named-in.ts';
import type { RecordedCalls } from './recorded-calls.ts';

export interface MirrorParts extends Pick<Manifest, 'version' | 'inputs'> {
  /** The application with one content version, asked without a socket. */
  ask: Ask;
  /** The same while it has no content. */
  askAway: Ask;
  recorded: RecordedCalls;
  /** Of this version. */
  digestOf: (part: ContentPart) => Promise<string>;
  /** Of the records of this version: pages, and redirects. */
  paths: readonly string[];
  media: MediaPaths;
  /** Where the build left its files; undefined in a test that has none. */
  clientFolder: string | undefined;
}
