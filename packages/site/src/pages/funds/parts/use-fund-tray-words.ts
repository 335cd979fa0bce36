import type { TrayWords } from '../../../parts/compare/CompareTray.tsx';
import { useFundWords } from './use-fund-words.ts';

/** The tray's words where it holds funds. */
export function useFundTrayWords(): TrayWords {
  const words = useFundWords();
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
