import { CARD_LEVELS, CARD_ORGS, CARD_THEMES, CARD_WAIVERS, cardList } from '@bank/contract';
import type {
  CardLevelCode,
  CardList,
  CardOrgCode,
  CardThemeCode,
  CardWaiverCode,
  Client,
} from '@bank/contract';
import {
  chosenIn,
  type FilterGroup,
  type FilterKeyword,
  keywordFilter,
} from '../../../../parts/lists/filters/filter-group.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import {
  codesParameter,
  keywordParameter,
  pageParameter,
  type QueryParameter,
} from '../../../../base/page/query-parameters.ts';
import type { CardWords } from '../../../../words/cards/cards/words.ts';

/** A row of three, four deep. */
const PAGE_SIZE = 12;
/** What no card of ours is: a choice that finds nothing is no help. */
const OFFERED_WAIVERS = CARD_WAIVERS.filter((waiver) => waiver !== 'NONE');

export const CARD_PARAMETERS: Readonly<Record<string, QueryParameter>> = {
  theme: codesParameter(CARD_THEMES),
  level: codesParameter(CARD_LEVELS),
  org: codesParameter(CARD_ORGS),
  fee: codesParameter(OFFERED_WAIVERS),
  keyword: keywordParameter,
  page: pageParameter,
};

export function loadCards(
  client: Client,
  query: PageQuery,
  signal: AbortSignal | undefined,
): Promise<CardList> {
  return client.call(
    cardList,
    {
      themes: chosenIn(query, 'theme') as CardThemeCode[],
      cardLevels: chosenIn(query, 'level') as CardLevelCode[],
      cardOrgs: chosenIn(query, 'org') as CardOrgCode[],
      waivers: chosenIn(query, 'fee') as CardWaiverCode[],
      keyword: query['keyword'] ?? '',
      pageNum: Number(query['page'] ?? 1),
      pageSize: PAGE_SIZE,
    },
    signal,
  );
}

export function cardFilters(
  query: PageQuery,
  words: CardWords,
): { keyword: FilterKeyword; first: FilterGroup[]; more: FilterGroup[] } {
  const group = (
    name: string,
    label: string,
    codes: readonly string[],
    names: Readonly<Record<string, string>>,
  ): FilterGroup => ({
    kind: 'MANY',
    name,
    label,
    options: codes.map((value) => ({ value, label: names[value] ?? value })),
    chosen: chosenIn(query, name),
  });
  return {
    keyword: keywordFilter(query, { label: words.cardKeyword, placeholder: words.cardPlaceholder }),
    first: [
      group('theme', words.theme, CARD_THEMES, words.themes),
      group('fee', words.waiver, OFFERED_WAIVERS, words.waivers),
    ],
    more: [
      group('level', words.level, CARD_LEVELS, words.levels),
      group('org', words.org, CARD_ORGS, words.orgs),
    ],
  };
}
