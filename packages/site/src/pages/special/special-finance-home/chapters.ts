import type { Article, ArticleSummary, BranchThemeCode } from '@bank/contract';
import { CASE_TAGS, isTagged } from '../parts/piece-tags.ts';
import { schemesOf, type ListedScheme } from '../parts/schemes-of.ts';

/** How a chapter of the home is set: its picture framed at the end or at the start, over the whole edge, or as mist behind its head. */
export type ChapterLook = 'framed' | 'mist' | 'edge' | 'paper';

/** The chapters in the order of the panels above them, no two neighbours on the same ground. */
export const CHAPTERS: readonly { theme: BranchThemeCode; look: ChapterLook; isTold: boolean }[] = [
  { theme: 'TECH', look: 'framed', isTold: false },
  { theme: 'GREEN', look: 'mist', isTold: true },
  { theme: 'CULTURE', look: 'edge', isTold: false },
  { theme: 'SMALL', look: 'paper', isTold: true },
];

const CASES_SHOWN = 2;
/** What a case is told in. */
const NUMBERS = 3;

export interface ChapterCase {
  id: string;
  columnId: string;
  customer: string;
  headline: string;
  outcome: string;
}

export interface Chapter {
  theme: BranchThemeCode;
  look: ChapterLook;
  /** Articles of the industry. */
  total: number;
  schemes: ListedScheme[];
  cases: ChapterCase[];
  /** The one case that is told in its last numbers, which are how it ended. */
  told: (ChapterCase & { numbers: NonNullable<Article['facts']> }) | undefined;
  /** Of the case that is told, else of the newest piece that has one. */
  cover: string;
}

/** What a chapter shows of an industry's pieces, newest first, and of the text of its newest case. */
export function chapterOf(
  { theme, look }: Pick<Chapter, 'theme' | 'look'>,
  { total, list }: { total: number; list: readonly ArticleSummary[] },
  newestCase: Article | undefined,
): Chapter {
  const cases = list.filter((piece) => isTagged(piece, CASE_TAGS)).map(caseOf);
  const { facts = [], daylight = false } = newestCase ?? {};
  const told =
    newestCase !== undefined && facts.length >= NUMBERS
      ? { ...caseOf(newestCase), numbers: facts.slice(-NUMBERS) }
      : undefined;
  const cover = [told === undefined ? undefined : newestCase, ...list].find((piece) => piece?.cover)?.cover;
  return {
    theme,
    // Ink on mist needs a picture of the day.
    look: look === 'mist' && !(told !== undefined && daylight) ? 'framed' : look,
    total,
    schemes: schemesOf(list),
    cases: told === undefined ? cases.slice(0, CASES_SHOWN) : [],
    told,
    cover: cover ?? '',
  };
}

/** `一家面馆：十七天，从两家店到三家`: who it is, and what was done. */
function caseOf({ id, columnId, title, outcome = '' }: Omit<ArticleSummary, 'attachments'>): ChapterCase {
  const [, customer = '', headline = title] = /^([^：:]+)(?:：|: )(.+)$/.exec(title) ?? [];
  return { id, columnId, customer, headline: headline.replace(/^[a-z]/, toUpper), outcome };
}

/** An English headline that stood behind a colon begins a line of its own now. */
function toUpper(letter: string): string {
  return letter.toUpperCase();
}
