import type { TrayWords } from '../../../../parts/compare/CompareTray.tsx';
import { useCardWords } from '../use-card-words.ts';

/** The tray's words where it holds credit cards. */
export function useCardTray(): TrayWords {
  const words = useCardWords();
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
