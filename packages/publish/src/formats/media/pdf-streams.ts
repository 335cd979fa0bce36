import { constants, inflateSync } from 'node:zlib';

// A few kilobytes can inflate to gigabytes: past this the rest stays unread.
const LARGEST_INFLATED_BYTES = 64 * 1024 * 1024;
/** A report of hundreds of pages has thousands; each costs some work even when it is empty. */
const MOST_INFLATED = 5_000;
/** How far before its data the dictionary of a stream may begin. */
const DICTIONARY_REACH = 4_096;

export interface PdfTexts {
  /** The file itself, then what its streams hold; pictures are left out. One character a byte. */
  texts: string[];
  /** Objects stand in a stream that could not be read: encrypted, in another encoding, or too large. */
  hidesObjects: boolean;
}

/** Everything in a PDF in which objects may stand; since PDF 1.5 they may be inside compressed streams. */
export function pdfTexts(bytes: Buffer): PdfTexts {
  const text = bytes.toString('latin1');
  const texts = [text];
  let hidesObjects = false;
  let allowance = LARGEST_INFLATED_BYTES;
  let count = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n|\r|\n)/g)) {
    if (count > MOST_INFLATED || allowance <= 0) return { texts, hidesObjects: true };
    const dictionary = plainNames(dictionaryBefore(text, index));
    const holdsObjects = /\/(?:ObjStm|First)(?![A-Za-z])/.test(dictionary);
    if (!holdsObjects && /\/(?:Image|XRef)(?![A-Za-z])/.test(dictionary)) continue;
    count += 1;
    const start = index + keyword.length;
    const content = dictionary.includes('/Filter')
      ? inflated(bytes.subarray(start), dictionary, allowance)
      : upToEnd(text, start);
    if (content === undefined) hidesObjects ||= holdsObjects;
    else {
      allowance -= content.length;
      texts.push(content);
    }
  }
  return { texts, hidesObjects };
}

/** Names with their characters written out: `/J#53` → `/JS`. */
export function plainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function dictionaryBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - DICTIONARY_REACH), at);
  return before.slice(Math.max(0, before.lastIndexOf('obj')));
}

function upToEnd(text: string, start: number): string {
  const end = text.indexOf('endstream', start);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Undefined for what is not deflated, encrypted, or larger than `most`. What is cut off counts as far as it goes. */
function inflated(data: Buffer, dictionary: string, most: number): string | undefined {
  // A predictor mixes other bytes into the names; object streams have no use for one.
  if (/\/Predictor\s+(?!1\b)\d/.test(dictionary)) return undefined;
  // Starting to inflate costs more than the two bytes that tell whether there is any sense in it (RFC 1950).
  if (data.length < 2 || data.readUInt16BE(0) % 31 !== 0 || (data.readUInt8(0) & 15) !== 8) return undefined;
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(data, options).toString('latin1');
  } catch {
    return undefined;
  }
}
