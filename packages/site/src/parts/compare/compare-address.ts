import { searchText } from '../../base/page/query-parameters.ts';

/** A comparison as a link to share: `/personal/personalInvestmentCompare?codes=TX26090,TS24001`. */
export function compareAddress(
  path: string,
  codes: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  return path + searchText({ ...(codes.length > 0 && { codes: codes.join(',') }), ...more });
}
