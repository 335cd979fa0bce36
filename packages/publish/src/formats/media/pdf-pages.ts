import type { PdfTexts } from './pdf-streams.ts';

// A page tree node with a thousand children fits, and a hostile file costs no more than this for each match.
const NODE_REACH = 16 * 1024;
const MOST_NODES = 5_000;

/**
 * Counts the pages of a PDF, undefined when they cannot be told (an encrypted file).
 * The root of the page tree holds the total, so the largest /Count of a /Pages node is it.
 * Since PDF 1.5 the nodes may stand inside compressed object streams.
 */
export function pdfPages({ texts }: Pick<PdfTexts, 'texts'>): number | undefined {
  const counts = texts.flatMap(pageCounts);
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
