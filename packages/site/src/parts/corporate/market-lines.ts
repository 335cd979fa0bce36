import { COLUMNS, MARKET_LINES, type MarketLine } from '@bank/contract';

/** The column of each line's services. */
export const LINE_COLUMNS: Readonly<Record<MarketLine, string>> = {
  INTERBANK: COLUMNS.interbank,
  BONDS: COLUMNS.bonds,
  ASSET: COLUMNS.assetManagement,
  CUSTODY: COLUMNS.custody,
};

export function lineOf(columnId: string): MarketLine | undefined {
  return MARKET_LINES.find((line) => LINE_COLUMNS[line] === columnId);
}
