import type { Fund } from '@bank/contract';

const CLASS = /(?<!\s)\s*([A-Z])$/;

/** Other classes of the same fund: one company, one name but for the letter at its end. */
export function otherClasses(
  fund: Fund,
  all: readonly { fund: Fund }[],
): { fundCode: string; fundName: string }[] {
  if (!CLASS.test(fund.fundName)) return [];
  const own = fund.fundName.replace(CLASS, '');
  return all
    .filter(
      ({ fund: { fundCode, fundName, companyCode } }) =>
        fundCode !== fund.fundCode &&
        companyCode === fund.companyCode &&
        CLASS.test(fundName) &&
        fundName.replace(CLASS, '') === own,
    )
    .map(({ fund: { fundCode, fundName } }) => ({ fundCode, fundName }));
}
