import type { FieldFund, FundField } from '@bank/contract';

/** The editors' first fund of the type with most funds: an example to begin with, not the best of anything. */
export function exampleFund({ list }: FundField): FieldFund | undefined {
  const byType = [...Map.groupBy(list, ({ fundType }) => fundType).values()];
  return byType.sort((a, b) => b.length - a.length)[0]?.[0];
}
