import { inflateSync } from 'node:zlib';

// A few kilobytes can inflate to gigabytes: past this the count stays unknown.
const LARGEST_INFLATED_BYTES = 64 * 1024 * 1024;
// A page tree node with a thousand children fits, and a hostile file costs no more than this for each match.
const NODE_REACH = 16 * 1024;
const MOST_NODES = 5_000;

/**
 * Counts the pages of a PDF, undefined when they cannot be told (an encrypted file).
 * The root of the page tree holds the total, so the largest /Count of a /Pages node is it.
 * Since PDF 1.5 the nodes may stand inside compressed object streams.
 */
export function pdfPages(bytes: Buffer): number | undefined {
  const text = bytes.toString('latin1');
  const counts = [text, ...objectStreams(bytes, text)].flatMap(pageCounts);
  return counts.length === 0 ? undefined : Math.max(...counts);
}

function pageCounts(text: string): number[] {
  const counts: number[] = [];
  for (const { index } of [...text.matchAll(/\/Type\s*\/Pages\b/g)].slice(0, MOST_NODES)) {
    const start = Math.max(0, index - NODE_REACH);
    const count = /\/Count\s+(\d{1,6})\b/.exec(
      dictionaryAround(text.slice(start, index + NODE_REACH), index - start),
    );
    if (count?.[1] !== undefined) counts.push(Number(count[1]));
  }
  return counts;
}

/** The innermost `<<…>>` that holds the position. */
function dictionaryAround(text: string, position: number): string {
  let start = position;
  for (let open = 1; open > 0 && start > 0;) {
    const opening = text.lastIndexOf('<<', start - 1);
    const closing = text.lastIndexOf('>>', start - 1);
    if (opening === -1) return '';
    if (closing > opening) {
      open += 1;
      start = closing;
    } else {
      open -= 1;
      start = opening;
    }
  }
  let end = position;
  for (let open = 1; open > 0;) {
    const opening = text.indexOf('<<', end);
    const closing = text.indexOf('>>', end);
    if (closing === -1) return text.slice(start);
    if (opening !== -1 && opening < closing) {
      open += 1;
      end = opening + 2;
    } else {
      open -= 1;
      end = closing + 2;
    }
  }
  return text.slice(start, end);
}

function objectStreams(bytes: Buffer, text: string): string[] {
  const streams: string[] = [];
  let allowance = LARGEST_INFLATED_BYTES;
  for (const match of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    if (allowance <= 0) break;
    const keyword = text.indexOf('stream', match.index);
    if (keyword === -1) continue;
    const start = keyword + (text.startsWith('\r\n', keyword + 6) ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end === -1) continue;
    try {
      const inflated = inflateSync(bytes.subarray(start, end), { maxOutputLength: allowance });
      allowance -= inflated.length;
      streams.push(inflated.toString('latin1'));
    } catch {
      // Encrypted or not deflated: the count then stays unknown, and a page shows the file without it.
    }
  }
  return streams;
}
