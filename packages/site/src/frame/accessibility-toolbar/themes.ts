/** Colours that a visitor may choose; those of packages/ui/src/tokens/themes.css, and the site's own. */
export const THEMES = [
  'default',
  'hc-night',
  'hc-paper',
  'hc-blue',
  'hc-amber',
  'hc-yellow',
  'hc-white',
] as const;
export type Theme = (typeof THEMES)[number];
