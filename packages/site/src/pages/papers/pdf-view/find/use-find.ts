import { useEffect, useMemo, useRef, useState } from 'react';
import type { OpenDocument } from '../document/open-document.ts';
import { readText } from '../document/read-text.ts';
import { findInPage, findPattern, type Match } from './find-in-page.ts';
import { foldRuns, type FoldedText } from './fold-text.ts';
import { runsOf } from './runs-of.ts';

export interface FindResult {
  /** By page number; pages without a match are absent. */
  readonly byPage: ReadonlyMap<number, readonly Match[]>;
  readonly total: number;
  readonly isFinished: boolean;
  /** Not one page of a finished search had any text. */
  readonly isScan: boolean;
}

/** A match, by its page and its number on that page. */
interface FoundPlace {
  readonly page: number;
  readonly index: number;
}

const NOTHING: FindResult = { byPage: new Map(), total: 0, isFinished: true, isScan: false };
const STARTED: FindResult = { ...NOTHING, isFinished: false };
/** A word is not searched for while it is still being typed. */
const TYPING_PAUSE_MS = 250;
/** Longer than the eye needs for a number, so that a long search redraws seldom. */
const REPORT_EVERY_MS = 200;

/** Looks through the whole document, also where no page has been drawn yet. */
export function useFind({ pdf, total }: OpenDocument, query: string): FindResult {
  const [found, setFound] = useState({ query: '', result: NOTHING });
  const texts = useRef(new Map<number, FoldedText>());
  const pattern = useMemo(() => findPattern(query), [query]);
  useEffect(() => {
    if (pattern === undefined) return undefined;
    const controller = new AbortController();
    const textOf = async (page: number) => {
      const known = texts.current.get(page);
      if (known !== undefined) return known;
      const text = foldRuns(runsOf(await readText(await pdf.getPage(page))));
      texts.current.set(page, text);
      return text;
    };
    const search = async () => {
      const byPage = new Map<number, readonly Match[]>();
      let count = 0;
      let letters = 0;
      let reported = performance.now();
      for (let page = 1; page <= total; page += 1) {
        const { text, ...places } = await textOf(page);
        if (controller.signal.aborted) return;
        letters += text.length;
        const matches = findInPage({ text, ...places }, pattern);
        if (matches.length > 0) byPage.set(page, matches);
        count += matches.length;
        const isFinished = page === total;
        if (!isFinished && performance.now() - reported < REPORT_EVERY_MS) continue;
        reported = performance.now();
        const result = {
          byPage: new Map(byPage),
          total: count,
          isFinished,
          isScan: isFinished && letters === 0,
        };
        setFound({ query, result });
      }
    };
    const timer = setTimeout(() => {
      // A page that cannot be read ends the search with what was found so far.
      search().catch(() => {
        if (controller.signal.aborted) return;
        setFound(({ result }) => ({ query, result: { ...result, isFinished: true } }));
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pdf, total, query, pattern]);
  if (pattern === undefined) return NOTHING;
  return found.query === query ? found.result : STARTED;
}

/** All places in reading order. */
export function usePlaces({ byPage }: FindResult): readonly FoundPlace[] {
  return useMemo(
    () =>
      [...byPage]
        .sort(([a], [b]) => a - b)
        .flatMap(([page, matches]) => matches.map((_, index) => ({ page, index }))),
    [byPage],
  );
}
