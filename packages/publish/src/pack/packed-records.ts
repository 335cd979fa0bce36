import { LARGEST_RECORDS_BYTES, megabytes } from '../base/limits.ts';
import { byCodeUnit } from '../base/bundle/manifest.ts';
import type { RecordLine } from '../base/bundle/record-line.ts';
import { ContentError } from '../base/errors.ts';

interface Line {
  key: string;
  bytes: Buffer;
}

/** The records of a bundle, each the bytes of its line from the moment it is added: as objects, a hundred thousand fill the memory. */
export class PackedRecords {
  readonly #types = new Map<string, { lines: Line[]; size: number }>();
  count = 0;

  /** @throws ContentError when a type's file becomes larger than is accepted. */
  add(type: string, record: RecordLine): void {
    const bytes = Buffer.from(`${JSON.stringify(ordered(record))}\n`);
    const file = this.#types.get(type) ?? { lines: [], size: 0 };
    this.#types.set(type, file);
    file.lines.push({ key: record.key, bytes });
    file.size += bytes.length;
    this.count += 1;
    if (file.size <= LARGEST_RECORDS_BYTES) return;
    throw new ContentError(
      `All records of ${type} share one file, and it would be larger than the ${megabytes(LARGEST_RECORDS_BYTES)} ` +
        `that are accepted (${file.lines.length.toLocaleString('en')} records were read). Nothing was written. Publish fewer or shorter ones.`,
    );
  }

  /** Path in the bundle → bytes; the lines stand in the order of their keys. */
  files(): [path: string, bytes: Buffer][] {
    return [...this.#types].map(([type, { lines, size }]) => {
      lines.sort((a, b) => byCodeUnit(a.key, b.key));
      return [
        `content/${type}.ndjson`,
        Buffer.concat(
          lines.map(({ bytes }) => bytes),
          size,
        ),
      ];
    });
  }
}

function ordered({ key, languages, from, publishAt, expireAt, zh, en, ...common }: RecordLine): object {
  return { key, languages, from, publishAt, expireAt, ...common, zh, en };
}
