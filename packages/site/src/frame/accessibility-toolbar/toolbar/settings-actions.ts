import { DEFAULT_SETTINGS, LARGEST_TEXT, TEXT_STEP, type A11ySettings } from '../a11y-settings.ts';
import { THEMES } from '../themes.ts';
import { changeSettings, closeToolbar, toolbarState } from '../toolbar-state.ts';

type Switch = {
  [Name in keyof A11ySettings]: A11ySettings[Name] extends boolean ? Name : never;
}[keyof A11ySettings];

export function toggleSetting(name: Switch): void {
  const { settings } = toolbarState();
  const on = !settings[name];
  // Reading mode hides the header and with it every other way back.
  changeSettings({ [name]: on, ...(name === 'reading' && on ? { open: true } : {}) });
}

/** @param by steps of 10 %, negative for smaller. */
export function stepText(by: number): void {
  const wanted = toolbarState().settings.text + by * TEXT_STEP;
  changeSettings({ text: Math.min(LARGEST_TEXT, Math.max(100, wanted)) });
}

export function nextTheme(): void {
  const at = THEMES.indexOf(toolbarState().settings.theme);
  changeSettings({ theme: THEMES[(at + 1) % THEMES.length] ?? 'default' });
}

/** Puts everything back as it was before the toolbar was first opened; only a refusal of shortcuts is kept. */
export function exitToolbar(): void {
  closeToolbar({ ...DEFAULT_SETTINGS, shortcuts: toolbarState().settings.shortcuts });
}
