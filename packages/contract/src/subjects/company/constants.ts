/** The business lines of financial markets, in the order of their columns. */
export const MARKET_LINES = ['INTERBANK', 'BONDS', 'ASSET', 'CUSTODY'] as const;
export type MarketLine = (typeof MARKET_LINES)[number];
