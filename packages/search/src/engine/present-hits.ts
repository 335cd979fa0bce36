import type { Dictionary } from '../analyse/dictionary.ts';
import { spellingOf } from '../analyse/normalise.ts';
import { markPatterns } from '../highlight/find-marks.ts';
import { highlightExtract, highlightWhole } from '../highlight/highlight.ts';
import type { QueryTree } from '../query/query-tree.ts';
import type { Original } from './search-backend.ts';
import type { SearchHit } from './search-engine.ts';

const MOST_RELATED = 6;

interface HitFacts {
  score(id: string): number;
  isPinned(id: string): boolean;
}

export function presentHits(
  dictionary: Dictionary,
  tree: QueryTree,
  originals: readonly Original[],
  facts: HitFacts,
): { list: SearchHit[]; relatedKeywords: string[] } {
  const patterns = markPatterns(tree);
  const list = originals.map(({ summary, body, tags: _tags, ...shown }): SearchHit => {
    // A summary taken from the text would be shown twice.
    const whole = body.startsWith(summary) ? body : `${summary}\n${body}`;
    // A line of a file is no paragraph.
    const text = (shown.docType === 'FILE' ? whole : withDots(whole)).trim();
    // A list that has no text yet shows where it stands.
    const place = [shown.columnName, shown.title].filter((name) => name !== '').join(' · ');
    return {
      ...shown,
      titleHtml: highlightWhole(dictionary, shown.title, patterns),
      summaryHtml: highlightExtract(dictionary, text === '' ? place : text, patterns),
      bestBet: facts.isPinned(shown.id) ? '1' : '0',
      score: Math.round(facts.score(shown.id) * 1000) / 1000,
    };
  });
  return { list, relatedKeywords: relatedKeywords(tree.keyword, originals) };
}

/** Between lines that do not end a sentence, since an extract runs them together: `Free · From the third, CNY 10 each`. */
function withDots(text: string): string {
  return text.trim().replace(/(?<![。！？；：，、…!?;:,.\s])\s*\n\s*/gu, ' · ');
}

/** What somebody would search for: no name in the other language, and none of a company in full. */
function isWordOf(tag: string, language: Original['language']): boolean {
  return language === 'CN'
    ? /\p{Script=Han}/u.test(tag) && tag.length <= 8
    : !/\p{Script=Han}/u.test(tag) && tag.length <= 24;
}

/** The tags that the hits share most, without the keyword itself. */
function relatedKeywords(keyword: string, originals: readonly Original[]): string[] {
  const counts = new Map<string, number>();
  for (const { tags, language } of originals) {
    for (const tag of tags) if (isWordOf(tag, language)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const typed = spellingOf(keyword);
  return [...counts]
    .filter(([tag]) => spellingOf(tag) !== typed)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_RELATED)
    .map(([tag]) => tag);
}
