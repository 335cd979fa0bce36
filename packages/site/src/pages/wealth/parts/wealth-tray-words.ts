import type { TrayWords } from '../../../parts/compare/CompareTray.tsx';
import type { WealthWords } from '../../../words/wealth/wealth/words.ts';

/** The tray's words where it holds wealth products. */
export function wealthTrayWords(words: WealthWords): TrayWords {
  return {
    label: words['wealth.tray'],
    chosen: words['wealth.trayChosen'],
    compare: words['wealth.trayCompare'],
    oneMore: words['wealth.trayOneMore'],
    remove: words['wealth.trayRemove'],
    clear: words['wealth.trayClear'],
    added: words['wealth.trayAdded'],
    removed: words['wealth.trayRemoved'],
    full: words['wealth.trayFull'],
    compareTicked: words['wealth.trayCompareTicked'],
  };
}
