import type { FunctionComponent } from 'react';
import type { Language } from '@bank/contract';
import { applyPageScale } from '../../base/state/page-scale.ts';
import {
  DEFAULT_SETTINGS,
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

export function updateToolbar(patch: Partial<ToolbarState>): void {
  state = { ...toolbarState(), ...patch };
  for (const listener of listeners) listener();
}

/** Changes choices, keeps them for the visit and shows them on the page at once. */
export function changeSettings(patch: Partial<A11ySettings>): void {
  const settings = { ...toolbarState().settings, ...patch };
  saveSettings(settings);
  applySettings(document.documentElement, settings);
  applyPageScale(document.documentElement);
  updateToolbar({ settings });
}

/** Puts the bar away together with other changes, and gives the focus back to the page. */
export function closeToolbar(patch: Partial<A11ySettings>): void {
  changeSettings({ ...patch, open: false });
  const toggles = [...document.querySelectorAll<HTMLElement>(`[${TOGGLE_ATTRIBUTE}]`)];
  const shown = toggles.find((toggle) => toggle.getClientRects().length > 0);
  (shown ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
