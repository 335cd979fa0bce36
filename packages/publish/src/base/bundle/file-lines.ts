import type { FileContent } from './file-content.ts';

const LINE_FEED = 0x0a;

/**
 * The lines of a file one by one, without its line breaks; undefined for one of more than `longest` bytes. What stands
 * behind the last line break is a line too, if only an empty one, as for `split`.
 */
export function* linesOf(content: FileContent, longest: number): Generator<string | undefined> {
  let begun: Buffer[] = [];
  let size = 0;
  const taken = (): string | undefined => {
    const line = size > longest ? undefined : textOf(begun);
    begun = [];
    size = 0;
    return line;
  };
  for (const chunk of content.chunks()) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield taken();
      start = end + 1;
    }
    // The rest of a chunk is gone when the next one is there.
    keep(Buffer.from(chunk.subarray(start)));
  }
  yield taken();

  function keep(part: Buffer): void {
    size += part.length;
    if (size <= longest) begun.push(part);
    else begun = [];
  }
}

function textOf(parts: readonly Buffer[]): string {
  const [only] = parts;
  return (only !== undefined && parts.length === 1 ? only : Buffer.concat(parts)).toString('utf8');
}
