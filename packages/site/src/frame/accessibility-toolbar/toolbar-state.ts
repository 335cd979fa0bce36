import type { FunctionComponent } from 'react';
import type { Language } from '@bank/contract';
import { tellOfMissingParts } from '../../base/state/missing-parts.ts';
import { applyPageScale } from '../../base/state/page-scale.ts';
import {
  DEFAULT_SETTINGS,
  applyReflow,
  applySettings,
  loadSettings,
  saveSettings,
  type A11ySettings,
} from './a11y-settings.ts';

export interface ToolbarProps {
  language: Language;
  /** Address of the release's pinyin dictionary; undefined when it has none. */
  pinyinUrl: string | undefined;
}

export interface ToolbarState {
  settings: A11ySettings;
  /** The loaded toolbar, everything but this small part. */
  Toolbar: FunctionComponent<ToolbarProps> | undefined;
  /** Rises each time the visitor asks for the bar: it takes the focus then. */
  calls: number;
}

export const SERVER_STATE: ToolbarState = { settings: DEFAULT_SETTINGS, Toolbar: undefined, calls: 0 };
/** Marks the buttons that open the bar; closing it gives one of them the focus back. */
export const TOGGLE_ATTRIBUTE = 'data-a11y-toggle';

let state: ToolbarState | undefined;
const listeners = new Set<() => void>();

export function toolbarState(): ToolbarState {
  return (state ??= { ...SERVER_STATE, settings: loadSettings() });
}

export function onToolbarChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(patch: Partial<ToolbarState>): void {
  state = { ...toolbarState(), ...patch };
  for (const listener of listeners) listener();
}

/** Changes choices, keeps them for the visit and shows them on the page at once. */
export function changeSettings(patch: Partial<A11ySettings>): void {
  const settings = { ...toolbarState().settings, ...patch };
  saveSettings(settings);
  applySettings(document.documentElement, settings);
  applyPageScale(document.documentElement);
  update({ settings });
}

/** Shows the bar or puts it away; the choices stay as they are, except that reading mode needs the bar as its way out. */
export function toggleToolbar(): void {
  if (toolbarState().settings.open) closeToolbar({ reading: false });
  else callToolbar();
}

/** Opens the bar, or brings the focus to it when it is open. */
function callToolbar(): void {
  // Whoever opens it wants its tools; whoever comes back to it finds it as it was left.
  changeSettings(toolbarState().settings.open ? {} : { open: true, unfolded: true });
  update({ calls: toolbarState().calls + 1 });
  void loadToolbar();
}

/** Puts the bar away together with other changes, and gives the focus back to the page. */
export function closeToolbar(patch: Partial<A11ySettings>): void {
  changeSettings({ ...patch, open: false });
  const toggles = [...document.querySelectorAll<HTMLElement>(`[${TOGGLE_ATTRIBUTE}]`)];
  const shown = toggles.find((toggle) => toggle.getClientRects().length > 0);
  (shown ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

async function loadToolbar(): Promise<void> {
  if (toolbarState().Toolbar !== undefined) return;
  try {
    const { Toolbar } = await import('./toolbar/Toolbar.tsx');
    update({ Toolbar });
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
