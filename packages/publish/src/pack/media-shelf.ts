import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileRef } from '@bank/contract';
import { inMemory, onDisk, type FileContent } from '../base/bundle/file-content.ts';
import { sha256 } from '../base/bundle/manifest.ts';
import { quote, type Findings } from '../base/findings.ts';
import { words, type Words } from '../base/words.ts';
import type { MediaFacts } from '../formats/media/inspected.ts';
import { inspectOnce } from '../formats/media/inspect-once.ts';
import { mediaName } from '../formats/media/media-name.ts';
import type { Memory } from '../formats/media/memory/memory.ts';
import type { SourcePlace } from './sources/source-record.ts';

/** A file of a release, and the digest of its bytes. */
export interface MediaFile {
  content: FileContent;
  sha256: string;
}

interface Refusal {
  expected: Words;
  found: Words;
}

/** The media folder of a scope: finds files by the path an author writes and collects those that are used. */
export class MediaShelf {
  /** By their names in the bundle. */
  readonly used = new Map<string, MediaFile>();
  readonly #folder: string;
  readonly #findings: Findings;
  readonly #memory: Pick<Memory, 'media'>;
  /** The file, or why there is none: told at every place that names it. */
  readonly #seen = new Map<string, FileRef | Refusal>();

  constructor(folder: string, findings: Findings, memory: Pick<Memory, 'media'>) {
    this.#folder = folder;
    this.#findings = findings;
    this.#memory = memory;
  }

  /** `images/x.svg` → its FileRef; undefined (and a finding) when there is no such file or it may not be published. */
  find(path: string, placeOf: () => SourcePlace): FileRef | undefined {
    if (!this.#seen.has(path)) this.#seen.set(path, this.#read(path));
    const known = this.#seen.get(path);
    if (known === undefined || !('expected' in known)) return known;
    this.#findings.add({ ...placeOf(), ...known });
    return undefined;
  }

  wasAsked(path: string): boolean {
    return this.#seen.has(path);
  }

  /** Adds a file that was made while packing. */
  add(bytes: Buffer, name: string, facts: MediaFacts): FileRef {
    return this.#keep({ content: inMemory(bytes), sha256: sha256(bytes) }, name, facts);
  }

  #keep(file: MediaFile, name: string, facts: MediaFacts): FileRef {
    const path = mediaName(file.sha256, facts.ext);
    this.used.set(path, file);
    return { path, name, size: file.content.size, ...facts };
  }

  #read(path: string): FileRef | Refusal {
    if (!/^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(path)) {
      return {
        expected: words`a path below media/ of letters, digits, - and _, such as images/name.svg`,
        found: quote(path),
      };
    }
    const file = join(this.#folder, path);
    if (!isOwnFile(this.#folder, path)) {
      return { expected: words`a file in media/`, found: words`no file media/${path}` };
    }
    const bytes = readFileSync(file);
    const inspected = inspectOnce(bytes, this.#memory.media);
    if ('facts' in inspected) {
      const { sha256: digest, facts } = inspected;
      const content = onDisk(file, { path: `media/${path}`, size: bytes.length, sha256: digest });
      return this.#keep({ content, sha256: digest }, basename(path), facts);
    }
    for (const { line, expected, found } of inspected.problems) {
      this.#findings.add({ at: `media/${path}${line === undefined ? '' : `:${line}`}`, expected, found });
    }
    return {
      expected: words`a file that may be published`,
      found: words`media/${path}, which may not: see there`,
    };
  }
}

/** Whether a file stands there, and no link on the way to it: another folder of the machine is not the author's to publish. */
function isOwnFile(folder: string, path: string): boolean {
  const steps = path.split('/');
  return ['', ...steps].every((_, i) => {
    const found = lstatSync(join(folder, ...steps.slice(0, i)), { throwIfNoEntry: false });
    return (i === steps.length ? found?.isFile() : found?.isDirectory()) === true;
  });
}
