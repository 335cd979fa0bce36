/* Also part of the script that blocks the first paint: it imports nothing else that is not. */
import { WIDE_DESIGN_PX } from '../../base/state/page-scale.ts';
import { THEMES, type Theme } from './themes.ts';

const A11Y_STORAGE_KEY = 'bob-a11y';
export const SPEECH_RATES = [0.75, 1, 1.25, 1.5] as const;
export type SpeechRate = (typeof SPEECH_RATES)[number];

export const LARGEST_TEXT = 200;
export const TEXT_STEP = 10;

/** What a visitor chose in the accessibility toolbar. */
export interface A11ySettings {
  /** The toolbar is shown. */
  open: boolean;
  /** Where there is no room for one row of tools: they are shown below the bar's own line. */
  unfolded: boolean;
  /** Text size in percent, 100–200 in steps of 10. */
  text: number;
  theme: Theme;
  speech: boolean;
  rate: SpeechRate;
  cursor: boolean;
  guides: boolean;
  caption: boolean;
  pinyin: boolean;
  reading: boolean;
  elder: boolean;
  shortcuts: boolean;
}

export const DEFAULT_SETTINGS: A11ySettings = {
  open: false,
  unfolded: false,
  text: 100,
  theme: 'default',
  speech: false,
  rate: 1,
  cursor: false,
  guides: false,
  caption: false,
  pinyin: false,
  reading: false,
  elder: false,
  shortcuts: true,
};

// Raise it when a field changes its meaning: choices stored under another version are forgotten.
const VERSION = 1;
/** What browsers call medium; 100 %. */
const USUAL_TEXT_PX = 16;

/** The choices in a stored text, each one checked; what is missing or unknown is as if it had not been chosen. */
export function parseSettings(stored: string | null): A11ySettings {
  let kept: Record<string, unknown> | null;
  try {
    kept = JSON.parse(stored ?? 'null') as Record<string, unknown> | null;
  } catch {
    kept = null;
  }
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  if (kept?.['v'] === VERSION) {
    for (const [name, initial] of Object.entries(DEFAULT_SETTINGS)) {
      const value = kept[name];
      if (typeof value === typeof initial && isAllowed(name, value)) settings[name] = value;
    }
  }
  return settings as unknown as A11ySettings;
}

function isAllowed(name: string, value: unknown): boolean {
  if (name === 'theme') return THEMES.includes(value as Theme);
  if (name === 'rate') return SPEECH_RATES.includes(value as SpeechRate);
  return name !== 'text' || isTextSize(value as number);
}

function isTextSize(percent: number): boolean {
  return percent >= 100 && percent <= LARGEST_TEXT && percent % TEXT_STEP === 0;
}

export function loadSettings(): A11ySettings {
  try {
    return parseSettings(localStorage.getItem(A11Y_STORAGE_KEY));
  } catch {
    // Storage is refused: nothing is remembered.
    return DEFAULT_SETTINGS;
  }
}

export function saveSettings(settings: A11ySettings): void {
  try {
    localStorage.setItem(A11Y_STORAGE_KEY, JSON.stringify({ v: VERSION, ...settings }));
  } catch {
    // Storage is refused: the choices last as long as the page.
  }
}

/** Writes the choices on <html>, where style sheets find them; the page's scale must be applied again after it. */
export function applySettings(root: HTMLElement, settings: A11ySettings): void {
  const { text, theme, reading, elder } = settings;
  const mark = (name: string, on: boolean) => root.toggleAttribute(`data-${name}`, on);
  mark('a11y-bar', settings.open);
  mark('a11y-unfolded', settings.unfolded);
  mark('speech', settings.speech);
  mark('big-cursor', settings.cursor);
  mark('caption', settings.caption);
  mark('reading', reading);
  mark('elder', elder);
  if (theme === 'default') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  root.style.fontSize = text === 100 ? '' : `${text}%`;
  applyReflow(root, settings);
}

/**
 * `data-reflow`: the page is not scaled. `data-crowded`: the text is so large that the wide design has no room.
 * `data-narrow`: the page is laid out as in a narrow window, whatever its width (PD-1).
 */
export function applyReflow(root: HTMLElement, { reading, elder }: A11ySettings): void {
  const text = shownText(root);
  const isCrowded = text > 100 && (root.clientWidth * 100) / text < WIDE_DESIGN_PX;
  root.toggleAttribute('data-reflow', text > 100 || reading || elder);
  root.toggleAttribute('data-crowded', isCrowded);
  root.toggleAttribute('data-narrow', isCrowded || reading || elder);
}

/** In percent: the size chosen here times the one that the visitor has set in the browser. */
function shownText(root: HTMLElement): number {
  return (parseFloat(getComputedStyle(root).fontSize) / USUAL_TEXT_PX) * 100;
}
