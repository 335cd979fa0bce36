import { spellingOf } from '../analyse/normalise.ts';
import { markPatterns } from '../highlight/find-marks.ts';
import { highlightExtract, highlightWhole } from '../highlight/highlight.ts';
import type { QueryTree } from '../query/query-tree.ts';
import type { Passage } from './meaning/passages.ts';
import type { Original } from './search-backend.ts';
import type { Heading } from './search-document.ts';
import type { SearchHit } from './search-engine.ts';
import type { SearchTools } from './search-tools.ts';

const MOST_RELATED = 6;

interface HitFacts {
  score(id: string): number;
  isPinned(id: string): boolean;
  /** The passage by which it was found, where that is its meaning. */
  nearest(id: string): Passage | undefined;
}

export function presentHits(
  { dictionary, stopWords }: Pick<SearchTools, 'dictionary' | 'stopWords'>,
  tree: QueryTree,
  originals: readonly Original[],
  facts: HitFacts,
): { list: SearchHit[]; relatedKeywords: string[] } {
  const patterns = markPatterns(tree, stopWords);
  const list = originals.map(({ summary, body, tags: _tags, headings, ...shown }): SearchHit => {
    // A summary taken from the text would be shown twice.
    const whole = body.startsWith(summary) ? body : `${summary}\n${body}`;
    // A line of a file is no paragraph.
    const text = (shown.docType === 'FILE' ? whole : withDots(whole)).trim();
    // A list that has no text yet shows where it stands.
    const place = [shown.columnName, shown.title].filter((name) => name !== '').join(' · ');
    const byWords = highlightExtract(dictionary, text === '' ? place : text, patterns);
    // Where no word was found, what means the same is shown instead of the beginning.
    const passage = byWords.markAt === undefined ? facts.nearest(shown.id) : undefined;
    const extract =
      passage === undefined || passage.text === ''
        ? byWords
        : highlightExtract(dictionary, withDots(passage.text), patterns);
    const part = byWords.markAt === undefined ? passage?.heading : partAt(text, headings, byWords.markAt);
    return {
      ...shown,
      ...(part !== undefined && { part: { name: part.text, url: `${shown.url}#${part.id}` } }),
      titleHtml: highlightWhole(dictionary, shown.title, patterns),
      summaryHtml: extract.html,
      bestBet: facts.isPinned(shown.id) ? '1' : '0',
      score: Math.round(facts.score(shown.id) * 1000) / 1000,
    };
  });
  return { list, relatedKeywords: relatedKeywords(tree.keyword, originals) };
}

/** The last heading that begins up to a place in the text. A heading is a line of its own, so that its words within a sentence are none. */
function partAt(text: string, headings: readonly Heading[], at: number): Heading | undefined {
  let found: Heading | undefined;
  let from = 0;
  for (const heading of headings) {
    const start = lineIn(text, heading.text, from);
    if (start === -1) continue;
    if (start > at) break;
    found = heading;
    from = start + heading.text.length;
  }
  return found;
}

/** Where a line begins that says just this, after the dot or the sentence end that stands before it. */
function lineIn(text: string, line: string, from: number): number {
  for (let at = text.indexOf(line, from); at !== -1; at = text.indexOf(line, at + 1)) {
    if (at === 0 || /[。！？；：，、…!?;:,.·\s]$/u.test(text.slice(Math.max(0, at - 3), at))) return at;
  }
  return -1;
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
