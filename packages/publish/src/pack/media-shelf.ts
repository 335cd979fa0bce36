import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileRef } from '@bank/contract';
import { quote, type Findings } from '../findings.ts';
import { inspectMedia, type MediaFacts } from '../media/inspect-media.ts';
import { mediaName } from '../media/media-name.ts';
import type { SourcePlace } from './source-record.ts';

/** The media folder of a scope: finds files by the path an author writes and collects those that are used. */
export class MediaShelf {
  /** Name in the bundle → bytes. */
  readonly used = new Map<string, Buffer>();
  readonly #folder: string;
  readonly #findings: Findings;
  readonly #seen = new Map<string, FileRef | undefined>();

  constructor(folder: string, findings: Findings) {
    this.#folder = folder;
    this.#findings = findings;
  }

  /** `images/x.svg` → its FileRef; undefined (and a finding) when there is no such file or it may not be published. */
  find(path: string, place: SourcePlace): FileRef | undefined {
    if (!this.#seen.has(path)) this.#seen.set(path, this.#read(path, place));
    return this.#seen.get(path);
  }

  wasAsked(path: string): boolean {
    return this.#seen.has(path);
  }

  /** Adds a file that was made while packing. */
  add(bytes: Buffer, name: string, facts: MediaFacts): FileRef {
    const path = mediaName(bytes, facts.ext);
    this.used.set(path, bytes);
    return { path, name, size: bytes.length, ...facts };
  }

  #read(path: string, { at, field }: SourcePlace): FileRef | undefined {
    if (!/^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(path)) {
      this.#findings.add({
        at,
        field,
        expected: 'a path below media/ such as images/name.svg',
        found: quote(path),
      });
      return undefined;
    }
    const file = join(this.#folder, path);
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      this.#findings.add({ at, field, expected: 'a file in media/', found: `no file media/${path}` });
      return undefined;
    }
    const bytes = readFileSync(file);
    const inspected = inspectMedia(bytes);
    if ('facts' in inspected) return this.add(bytes, basename(path), inspected.facts);
    for (const { line, expected, found } of inspected.problems) {
      this.#findings.add({ at: `media/${path}${line === undefined ? '' : `:${line}`}`, expected, found });
    }
    return undefined;
  }
}
