import type { Download } from './download.ts';
import { feesDownload } from './fees-download.ts';
import { fundHoldingsDownload } from './fund-holdings-download.ts';
import { fundMonthsDownload } from './fund-months-download.ts';
import { fundNavDownload } from './fund-nav-download.ts';
import { fundPeriodsDownload } from './fund-periods-download.ts';
import { fundQuartersDownload } from './fund-quarters-download.ts';
import { fundsDownload } from './funds-download.ts';
import { fxHistoryDownload } from './fx-history-download.ts';
import { fxQuotesDownload } from './fx-quotes-download.ts';
import { fxRatesDownload } from './fx-rates-download.ts';
import { depositRatesDownload, loanRatesDownload, lprDownload } from './rate-downloads.ts';
import { keyFigureFactsDownload } from './key-figure-facts.ts';
import { keyFiguresDownload } from './key-figures-download.ts';
import { shareClosesDownload } from './share-closes-download.ts';
import { wealthNavDownload } from './wealth-nav-download.ts';
import { wealthOutcomesDownload } from './wealth-outcomes-download.ts';
import { wealthTrackDownload } from './wealth-track-download.ts';

/** `/download/<name>.csv` for every name here. */
export const downloads: Readonly<Record<string, Download>> = {
  'deposit-rates': depositRatesDownload,
  fees: feesDownload,
  'fund-holdings': fundHoldingsDownload,
  'fund-months': fundMonthsDownload,
  'fund-nav': fundNavDownload,
  'fund-periods': fundPeriodsDownload,
  'fund-quarters': fundQuartersDownload,
  funds: fundsDownload,
  'fx-history': fxHistoryDownload,
  'fx-quotes': fxQuotesDownload,
  'fx-rates': fxRatesDownload,
  'loan-rates': loanRatesDownload,
  lpr: lprDownload,
  'key-figure-facts': keyFigureFactsDownload,
  'key-figures': keyFiguresDownload,
  'share-closes': shareClosesDownload,
  'wealth-nav': wealthNavDownload,
  'wealth-outcomes': wealthOutcomesDownload,
  'wealth-track': wealthTrackDownload,
};
