import { useEffect } from 'react';
import type { Match } from '../find/find-in-page.ts';
import { matchParts } from '../find/match-parts.ts';
import type { TextLayerRuns } from './use-text-layer.ts';
import styles from './Sheet.module.css';

const NONE: readonly Match[] = [];

/** Marks what was found in a page's text; the match that the visitor is at is marked stronger. */
export function useHighlights(
  runs: TextLayerRuns | undefined,
  matches: readonly Match[] = NONE,
  selected: number | undefined,
  onSelectedShown: (element: Element) => void,
) {
  useEffect(() => {
    if (runs === undefined || matches.length === 0) return;
    const parts = matchParts(runs.texts, matches);
    for (const [run, pieces] of parts) {
      runs.elements[run]?.replaceChildren(
        ...pieces.map(({ text, match }) => {
          if (match === undefined) return text;
          const mark = document.createElement('mark');
          mark.className = styles['match'] ?? '';
          mark.dataset['match'] = String(match);
          mark.textContent = text;
          return mark;
        }),
      );
    }
    return () => {
      for (const run of parts.keys()) runs.elements[run]?.replaceChildren(runs.texts[run] ?? '');
    };
  }, [runs, matches]);
  useEffect(() => {
    if (runs === undefined || selected === undefined) return;
    const marks = runs.elements.flatMap((element) => [
      ...element.querySelectorAll<HTMLElement>(`mark[data-match="${selected}"]`),
    ]);
    for (const mark of marks) mark.dataset['selected'] = '';
    const [first] = marks;
    if (first !== undefined) onSelectedShown(first);
    return () => {
      for (const mark of marks) delete mark.dataset['selected'];
    };
  }, [runs, matches, selected, onSelectedShown]);
}
