import type { TrayWords } from '../../../../parts/compare/CompareTray.tsx';
import { cardWords } from '../../../../words/cards/cards/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

/** The tray's words where it holds credit cards. */
export function useCardTray(): TrayWords {
  const words = useWords(cardWords);
  return {
    label: words.tray,
    chosen: words.trayChosen,
    compare: words.trayCompare,
    oneMore: words.trayOneMore,
    remove: words.trayRemove,
    clear: words.trayClear,
    added: words.trayAdded,
    removed: words.trayRemoved,
    full: words.trayFull,
    compareTicked: words.trayCompareTicked,
  };
}
