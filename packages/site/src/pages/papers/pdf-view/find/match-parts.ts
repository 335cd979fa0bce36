import type { Match } from './find-in-page.ts';

/** A piece of one run's text; `match` is the number of the match on the page that it belongs to. */
interface RunPart {
  readonly text: string;
  readonly match: number | undefined;
}

/** Cuts each run that holds a part of a match: run number → its pieces in order. */
export function matchParts(texts: readonly string[], matches: readonly Match[]): Map<number, RunPart[]> {
  const parts = new Map<number, RunPart[]>();
  const used = new Map<number, number>();
  const addTo = (run: number, text: string, match: number | undefined) => {
    if (text !== '') parts.set(run, [...(parts.get(run) ?? []), { text, match }]);
  };
  matches.forEach(({ startRun, start, endRun, end }, match) => {
    for (let run = startRun; run <= endRun; run += 1) {
      const text = texts[run] ?? '';
      const from = run === startRun ? start : 0;
      const to = run === endRun ? end : text.length;
      addTo(run, text.slice(used.get(run) ?? 0, from), undefined);
      addTo(run, text.slice(from, to), match);
      used.set(run, to);
    }
  });
  for (const [run, to] of used) addTo(run, (texts[run] ?? '').slice(to), undefined);
  return parts;
}
