import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');
const themes = [...css.matchAll(/^\[data-theme='(hc-\w+)'\] \{(.*?)^\}/gms)].map(
  ([, name = '', body = '']) =>
    [
      name,
      Object.fromEntries(
        [...body.matchAll(/(--sys-[\w-]+): (#[\da-f]{3,6});/g)].map(([, token, colour]) => [token, colour]),
      ) as Record<string, string>,
    ] as const,
);

const GROUNDS = ['bg-page', 'bg-surface', 'bg-sunken', 'bg-hover', 'bg-selected'];
const INVERSE_GROUNDS = ['bg-inverse', 'bg-inverse-raised', 'bg-inverse-warm'];
/** What stands on which grounds: text, links, controls, what has the focus, figures and the lines of charts. */
const PAIRS = [
  {
    on: GROUNDS,
    colours: [
      ...['strong', 'body', 'muted', 'brand', 'gold', 'action'].map((use) => `text-${use}`),
      'rise',
      'fall',
      'flat',
      'line-control',
      'current',
      'focus',
      'star',
    ],
  },
  { on: ['bg-page', 'bg-surface'], colours: [1, 2, 3, 4, 5].map((line) => `chart-${line}`) },
  {
    on: INVERSE_GROUNDS,
    colours: [
      'text-on-inverse',
      'text-on-inverse-muted',
      'text-on-inverse-subtle',
      'text-gold-on-inverse',
      'rise-on-inverse',
      'fall-on-inverse',
      'focus-on-inverse',
      'star-on-inverse',
    ],
  },
  { on: ['action', 'action-hover', 'action-active'], colours: ['text-on-action'] },
  { on: ['mark'], colours: ['text-strong'] },
].flatMap(({ on, colours }) => on.flatMap((ground) => colours.map((colour) => [colour, ground] as const)));

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the contrast schemes', () => {
  it('are those that the toolbar offers, and name the same colours', () => {
    expect(themes.map(([name]) => name)).toEqual([
      'hc-night',
      'hc-paper',
      'hc-blue',
      'hc-amber',
      'hc-yellow',
      'hc-white',
    ]);
  });

  it.each(themes)('%s has 7 : 1 and more wherever something stands on a ground [A11Y-3]', (_, colours) => {
    const tooLow = PAIRS.map(([colour, ground]) => {
      const [front, back] = [colours[`--sys-${colour}`], colours[`--sys-${ground}`]];
      const ratio = front === undefined || back === undefined ? 0 : contrast(front, back);
      return [`${colour} on ${ground}`, ratio] as const;
    }).filter(([, ratio]) => ratio < 7);
    expect(tooLow).toEqual([]);
  });
});

const palette = coloursOf('palette.css', 'ref');
const brand = coloursOf('functional.css', 'sys');
/** What is no text: a line, a mark or a drawing needs 3 : 1 (WCAG 2.2, 1.4.11), text 4.5 (1.4.3). */
const NO_TEXT = /^(?:line-|chart-|current|focus|star)/;

describe('the colours of the brand', () => {
  it.each(PAIRS)('%s on %s can be read [A11Y-3]', (colour, ground) => {
    const ratio = contrast(brandColour(colour), brandColour(ground));
    expect(ratio).toBeGreaterThanOrEqual(NO_TEXT.test(colour) ? 3 : 4.5);
  });
});

function brandColour(use: string): string {
  const value = brand[`--sys-${use}`] ?? '';
  const colour = palette[/^var\((--ref-[\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? value;
  if (!/^#[\da-f]{3,6}$/.test(colour)) throw new Error(`${use} is no plain colour: ${colour}`);
  return colour;
}

/** The first that a file says of each: later ones are of other media. */
function coloursOf(file: string, tier: 'ref' | 'sys'): Record<string, string> {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
  const said = [...text.matchAll(new RegExp(`(--${tier}-[\\w-]+): ([^;]+);`, 'g'))];
  return Object.fromEntries(said.toReversed().map(([, name = '', value = '']) => [name, value]));
}
