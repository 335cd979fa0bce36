/** One run of text as pdf.js reads it from a page. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** Text made comparable, and where each of its UTF-16 units came from. */
export interface FoldedText {
  readonly text: string;
  /** Per unit: the run, and the half-open range in its `str`. */
  readonly runs: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const QUOTES_AND_DASHES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

/** Full-width forms, Kangxi radicals, ligatures and capitals become the plain character: `Ａ⾦ﬁ` → `a金fi`. */
export function foldCharacter(character: string): string {
  return QUOTES_AND_DASHES[character] ?? character.normalize('NFKC').toLowerCase();
}

/** Ends of lines and every run of spaces become one space. */
export function foldRuns(runs: readonly TextRun[]): FoldedText {
  const units: string[] = [];
  const folded = { runs: [] as number[], starts: [] as number[], ends: [] as number[] };
  const add = (text: string, run: number, start: number, end: number) => {
    for (const unit of /^\s+$/u.test(text) ? ' ' : text.split('')) {
      if (unit === ' ' && units.at(-1) === ' ') continue;
      units.push(unit);
      folded.runs.push(run);
      folded.starts.push(start);
      folded.ends.push(end);
    }
  };
  runs.forEach(({ str, hasEOL }, run) => {
    let at = 0;
    for (const character of str) {
      add(foldCharacter(character), run, at, at + character.length);
      at += character.length;
    }
    if (hasEOL) add(' ', run, at, at);
  });
  return { text: units.join(''), ...folded };
}
