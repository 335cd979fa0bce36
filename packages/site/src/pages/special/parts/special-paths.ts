import { BRANCH_THEMES, COLUMNS, type BranchThemeCode } from '@bank/contract';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';

/* The wire spells the section's paths so (S2-special). */
const SPECIAL_LIST_PATH = '/spesialfinance/second';
export const SPECIAL_NEWS_PATH = '/spesialfinance/newsInfo';
export const SPECIAL_DETAIL_PATH = '/spesialfinance/details';
const BRANCHES_PATH = '/spesialfinance/characterSubBranchList';

/** The industries, as columns and as what specialty branches are for. */
export const THEME_COLUMNS: Readonly<Record<BranchThemeCode, string>> = {
  TECH: COLUMNS.technologyFinance,
  CULTURE: COLUMNS.cultureFinance,
  GREEN: COLUMNS.greenFinance,
  SMALL: COLUMNS.smallBusiness,
};

export function themeOf(column: string | undefined): BranchThemeCode | undefined {
  return BRANCH_THEMES.find((theme) => THEME_COLUMNS[theme] === column);
}

export const themePath = (theme: BranchThemeCode) =>
  addressWith(SPECIAL_LIST_PATH, {}, { column: THEME_COLUMNS[theme] });

export const specialArticlePath = ({ id, columnId }: { id: string; columnId: string }) =>
  `${SPECIAL_DETAIL_PATH}?id=${id}&column=${columnId}`;

export const specialtyBranchesPath = (limits: { theme?: string; city?: string } = {}) =>
  addressWith(BRANCHES_PATH, {}, limits);
