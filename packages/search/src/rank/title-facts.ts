import type { QueryTree } from '../query/query-tree.ts';
import { titleShare } from './title-share.ts';
import { tellingTerms } from './title-words.ts';

export interface TitleFacts {
  /** See `titleShare`. */
  readonly titleShare: number;
  /** The share of the title, by how rare its words are, that the keyword says in any of its words or their synonyms. */
  readonly titleSaid: number;
  /** What a title is about comes first. */
  readonly beginsTitle: boolean;
  readonly phraseInTitle: boolean;
  /** The title is the keyword and nothing else: the page of that name. */
  readonly isWholeTitle: boolean;
}

/** Whoever types a code wants what bears it, before what has it in its title. */
const NOTHING_SAID: TitleFacts = {
  titleShare: 0,
  titleSaid: 0,
  beginsTitle: false,
  phraseInTitle: false,
  isWholeTitle: false,
};

export type ReadTitle = (titleMatches: readonly number[], title: string) => TitleFacts;

/** Tells how a keyword stands in titles, whose terms have a space between them. */
export function titleReader(
  { terms, groups }: Pick<QueryTree, 'terms' | 'groups'>,
  rarityOf: (term: string) => number,
): ReadTitle {
  const asked = tellingTerms(terms);
  const phrase = ` ${asked.join(' ')} `;
  const inAnyOrder = asked.toSorted().join(' ');
  if (groups.some(({ code }) => code === true)) return () => NOTHING_SAID;
  const words = new Set(groups.flatMap(({ alts }) => alts.flatMap(({ tokens }) => tokens)));
  return (titleMatches, title) => {
    const said = tellingTerms(title.split(' ').filter((term) => term !== ''));
    let all = 0;
    let ours = 0;
    for (const term of said) {
      const rarity = rarityOf(term);
      all += rarity;
      if (words.has(term)) ours += rarity;
    }
    return {
      titleShare: titleShare(titleMatches, asked, said),
      titleSaid: all === 0 ? 0 : ours / all,
      beginsTitle: words.has(said[0] ?? ''),
      // In any order: annual report 2025 is the 2025 Annual Report.
      isWholeTitle:
        asked.length > 0 && said.length === asked.length && said.toSorted().join(' ') === inAnyOrder,
      phraseInTitle: asked.length > 0 && ` ${said.join(' ')} `.includes(phrase),
    };
  };
}
