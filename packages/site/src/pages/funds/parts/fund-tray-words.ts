import type { TrayWords } from '../../../parts/compare/CompareTray.tsx';
import type { FundWords } from '../../../words/funds/funds/words.ts';

/** The tray's words where it holds funds. */
export function fundTrayWords(words: FundWords): TrayWords {
  return {
    label: words['funds.tray'],
    chosen: words['funds.trayChosen'],
    compare: words['funds.trayCompare'],
    oneMore: words['funds.trayOneMore'],
    remove: words['funds.trayRemove'],
    clear: words['funds.trayClear'],
    added: words['funds.trayAdded'],
    removed: words['funds.trayRemoved'],
    full: words['funds.trayFull'],
    compareTicked: words['funds.trayCompareTicked'],
  };
}
