import type { Reader } from '../speech/reader.ts';
import { changeSettings, toolbarState } from '../toolbar-state.ts';
import { exitToolbar, nextTheme, stepText, toggleSetting } from './settings-actions.ts';
import type { ToolbarWords } from './toolbar-words.ts';

interface ShortcutActions {
  reader: Reader | undefined;
  help: () => void;
  reset: () => void;
}

interface Shortcut {
  /** Pressed with Alt and Shift; T and I are left to browsers. */
  letter: string;
  word: keyof ToolbarWords;
  run(actions: ShortcutActions): void;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { letter: 'S', word: 'toolbar.speech', run: () => toggleSetting('speech') },
  { letter: 'R', word: 'toolbar.continuous', run: readOn },
  { letter: 'B', word: 'toolbar.previous', run: ({ reader }) => reader?.previous() },
  { letter: 'P', word: 'toolbar.pause', run: ({ reader }) => reader?.togglePause() },
  { letter: 'N', word: 'toolbar.next', run: ({ reader }) => reader?.next() },
  { letter: 'L', word: 'toolbar.textLarger', run: () => stepText(1) },
  { letter: 'M', word: 'toolbar.textSmaller', run: () => stepText(-1) },
  { letter: 'K', word: 'toolbar.theme', run: nextTheme },
  { letter: 'C', word: 'toolbar.cursor', run: () => toggleSetting('cursor') },
  { letter: 'G', word: 'toolbar.guides', run: () => toggleSetting('guides') },
  { letter: 'W', word: 'toolbar.caption', run: () => toggleSetting('caption') },
  { letter: 'V', word: 'toolbar.reading', run: () => toggleSetting('reading') },
  { letter: 'E', word: 'toolbar.elder', run: () => toggleSetting('elder') },
  { letter: 'O', word: 'toolbar.reset', run: ({ reset }) => reset() },
  { letter: 'H', word: 'toolbar.help', run: ({ help }) => help() },
  { letter: 'X', word: 'toolbar.exit', run: exitToolbar },
];

function readOn({ reader }: ShortcutActions): void {
  if (!toolbarState().settings.speech) changeSettings({ speech: true });
  else reader?.start();
}

/**
 * Listens while the bar or one of its functions is in use, so that a visitor who never opened it cannot trip over
 * it. By key position, because Option changes the letters of a Mac. Returns how to stop.
 */
export function runShortcuts(actions: () => ShortcutActions): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    const shortcut = SHORTCUTS.find(({ letter }) => event.code === `Key${letter}`);
    if (shortcut === undefined) return;
    event.preventDefault();
    shortcut.run(actions());
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}
