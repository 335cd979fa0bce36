import { titleShare } from './title-share.ts';
import { tellingTerms } from './title-words.ts';

interface TitleFacts {
  readonly titleShare: number;
  readonly phraseInTitle: boolean;
  readonly isWholeTitle: boolean;
}

/** How the terms of a keyword stand in a title, whose terms have a space between them. */
export function titleFacts(
  titleMatches: readonly number[],
  terms: readonly string[],
  title: string,
): TitleFacts {
  const asked = tellingTerms(terms);
  const said = tellingTerms(title.split(' ').filter((term) => term !== ''));
  const phrase = ` ${asked.join(' ')} `;
  return {
    titleShare: titleShare(titleMatches, asked, said),
    isWholeTitle: asked.length > 0 && hasSameTerms(asked, said),
    phraseInTitle: asked.length > 0 && ` ${said.join(' ')} `.includes(phrase),
  };
}

/** In any order: annual report 2025 is the 2025 Annual Report. */
function hasSameTerms(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.toSorted().join(' ') === others.toSorted().join(' ');
}
