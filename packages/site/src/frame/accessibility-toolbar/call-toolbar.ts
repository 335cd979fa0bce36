import { tellOfMissingParts } from '../../base/state/missing-parts.ts';
import { applyReflow } from './a11y-settings.ts';
import { changeSettings, closeToolbar, toolbarState, updateToolbar } from './toolbar-state.ts';

/** Shows the bar or puts it away; the choices stay as they are, except that reading mode needs the bar as its way out. */
export function toggleToolbar(): void {
  if (toolbarState().settings.open) closeToolbar({ reading: false });
  else callToolbar();
}

/** Opens the bar, or brings the focus to it when it is open. */
function callToolbar(): void {
  // Whoever opens it wants its tools; whoever comes back to it finds it as it was left.
  changeSettings(toolbarState().settings.open ? {} : { open: true, unfolded: true });
  updateToolbar({ calls: toolbarState().calls + 1 });
  void loadToolbar();
}

async function loadToolbar(): Promise<void> {
  if (toolbarState().Toolbar !== undefined) return;
  try {
    const { Toolbar } = await import('./toolbar/Toolbar.tsx');
    updateToolbar({ Toolbar });
  } catch {
    // An empty place would tell nobody anything: the button can be pressed again.
    changeSettings({ open: false });
    tellOfMissingParts();
  }
}

/** Alt+Shift+A, the window's width, and the toolbar of a visitor who used it on an earlier page. */
export function watchToolbar(): () => void {
  const { settings } = toolbarState();
  // What style sheets alone can do needs no script.
  if (settings.open || settings.speech || settings.guides || settings.caption) void loadToolbar();
  const watch = new AbortController();
  addEventListener(
    'keydown',
    (event) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyA') return;
      if (!toolbarState().settings.shortcuts) return;
      event.preventDefault();
      callToolbar();
    },
    { signal: watch.signal },
  );
  addEventListener('resize', () => applyReflow(document.documentElement, toolbarState().settings), {
    signal: watch.signal,
  });
  return () => watch.abort();
}
