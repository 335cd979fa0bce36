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
    if (runs === undefined || matches.length === 0) return undefined;
    const parts = matchParts(runs.texts, matches);
    let first: HTMLElement | undefined;
    for (const [run, pieces] of parts) {
      const nodes = pieces.map(({ text, match }) => {
        if (match === undefined) return text;
        const mark = markOf(text, match === selected);
        if (match === selected) first ??= mark;
        return mark;
      });
      runs.elements[run]?.replaceChildren(...nodes);
    }
    if (first !== undefined) onSelectedShown(first);
    return () => {
      for (const run of parts.keys()) runs.elements[run]?.replaceChildren(runs.texts[run] ?? '');
    };
  }, [runs, matches, selected, onSelectedShown]);
}

function markOf(text: string, isSelected: boolean): HTMLElement {
  const mark = document.createElement('mark');
  mark.className = styles['match'] ?? '';
  if (isSelected) mark.dataset['selected'] = '';
  mark.textContent = text;
  return mark;
}
