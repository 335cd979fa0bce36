import type { Language } from '@bank/contract';
import { HTML_LANG } from '../src/base/page/language-paths.ts';
import { applyPageScale } from '../src/base/state/page-scale.ts';
import { DEFAULT_SETTINGS, applySettings } from '../src/frame/accessibility-toolbar/a11y-settings.ts';
import { THEMES, type Theme } from '../src/frame/accessibility-toolbar/themes.ts';

/** What can be chosen for the whole page: the toolbar's themes and views, and the bank's grey. */
export const LOOKS = [...THEMES, 'grey', 'elder', 'reading'] as const;
export type Look = (typeof LOOKS)[number];

export const isLook = (value: string | null): value is Look => LOOKS.includes(value as Look);

/** Writes on <html> what the document and the toolbar write there. */
export function dress(root: HTMLElement, language: Language, look: Look, hasScript: boolean): void {
  root.lang = HTML_LANG[language];
  root.toggleAttribute('data-script', hasScript);
  root.dataset['grey'] = look === 'grey' ? 'on' : 'off';
  const theme = THEMES.includes(look as Theme) ? (look as Theme) : 'default';
  applySettings(root, {
    ...DEFAULT_SETTINGS,
    theme,
    elder: look === 'elder',
    reading: look === 'reading',
  });
  applyPageScale(root);
}
