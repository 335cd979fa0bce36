import { globSync, readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { contrastOf, luminanceOf, type Colour } from './support/contrast.ts';

/* The heads of texts that show their own cover: what their words stand on, drawn as the style sheets draw it. */

const ARTICLES = new URL('../content/site/articles/', import.meta.url);
const MEDIA = new URL('../content/site/media/', import.meta.url);
const TOKENS = new URL('../packages/ui/src/tokens/', import.meta.url);

const Front = z.object({ cover: z.string().default(''), daylight: z.boolean().default(false) });
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** Of the pixels behind the words, the worst. */
const WORST = 0.02;
const [WIDTH, HEIGHT] = [282, 100];
/** The picture takes the end of the head, its start fades over this part of it. */
const [SHOWN, FADED] = [0.72, 0.38];

const declared = ['palette.css', 'components.css']
  .map((name) => readFileSync(new URL(name, TOKENS), 'utf8'))
  .join('\n');
/** Night is a token of its own, since a bank may choose another one: checked at import, and here as it comes. */
const night = hexOf('--ref-night-950', declared).join(' ');
const tokens: string = declared
  .replaceAll(
    /color-mix\(in srgb, var\(--sys-night\) (\d+)%, transparent\)/g,
    (_, percent: string) => `rgb(${night} / ${Number(percent) / 100})`,
  )
  .replaceAll(/\btransparent (?=\d)/g, `rgb(${night} / 0) `);

const covers = coversOfArticles();

describe('the heads of texts that show their own cover', () => {
  it('take one picture for one of the day or not', () => {
    expect([...covers].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
  });

  it('are measured over twenty pictures or more', () => {
    expect(covers.size).toBeGreaterThanOrEqual(20);
  });

  // One test a picture: all of them together take longer than one deadline where much else runs.
  it.each([...covers].map(([cover, kinds]) => ({ cover, isDay: kinds.has(true) })))(
    'keep words readable over $cover [S4-banner]',
    ({ cover, isDay }) => {
      const head = drawHead(cover, isDay);
      if (head === undefined) return;
      const ink = hexOf(isDay ? '--ref-gold-700' : '--ref-night-300');
      expect(worstContrast(head, ink, isDay)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );
});

/** Pictures with a head of their own, and whether texts say that they are of the day. */
function coversOfArticles(): Map<string, Set<boolean>> {
  const found = new Map<string, Set<boolean>>();
  for (const file of globSync('**/*.md', { cwd: ARTICLES })) {
    const [, front = ''] = readFileSync(new URL(file, ARTICLES), 'utf8').split(/^---$/m);
    const { cover, daylight } = Front.parse(parse(front));
    if (cover.endsWith('.svg')) found.set(cover, (found.get(cover) ?? new Set()).add(daylight));
  }
  return found;
}

/** The head without its words; nothing where the picture is of another shape and stays in the text. */
function drawHead(cover: string, isDay: boolean): Colour[] | undefined {
  const svg = readFileSync(new URL(cover, MEDIA), 'utf8');
  const across = Math.round(WIDTH * SHOWN);
  // Pictures hold no words, and looking for the system's fonts takes longer than drawing.
  const font = { loadSystemFonts: false };
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: across }, font }).render();
  if (drawn.width <= drawn.height || drawn.width / drawn.height > 2.5) return undefined;
  // Read once: every reading copies them all.
  const { pixels } = drawn;
  const above = Math.floor((drawn.height - HEIGHT) / 2);
  const ground = hexOf(isDay ? '--ref-paper-50' : '--ref-night-900');
  const scrims = isDay
    ? [gradient('--cmp-banner-day-scrim')]
    : [gradient('--cmp-banner-side'), gradient('--cmp-banner-headline-scrim')];
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    const inside = x - (WIDTH - across);
    let colour = ground;
    if (inside >= 0) {
      const at = ((y + above) * drawn.width + inside) * 4;
      const pixel: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      colour = over(ground, pixel, Math.min(1, inside / across / FADED));
    }
    for (const { isAcross, stops } of scrims) {
      const place = isAcross ? x / WIDTH : 1 - y / HEIGHT;
      const { colour: laid, alpha } = between(stops, place);
      colour = over(colour, laid, alpha);
    }
    return colour;
  });
}

/** Behind title, summary and facts, which may be as wide as the content, and behind the breadcrumb at the start. */
function worstContrast(head: readonly Colour[], ink: Colour, isDay: boolean): number {
  const [left, right, words] = [0.08, isDay ? 0.5 : 0.92, 0.54];
  const behind = head.filter((_, index) => {
    const [x, y] = [(index % WIDTH) / WIDTH, Math.floor(index / WIDTH) / HEIGHT];
    const isFoot = y > 0.82 && x > left && x < 0.92;
    return isFoot || (y > words && x > left && x < right) || (y > 0.1 && y < 0.22 && x > left && x < 0.4);
  });
  const found = behind.map((colour) => contrastOf(ink, colour)).toSorted((a, b) => a - b);
  return found[Math.floor(found.length * WORST)] ?? 0;
}

interface Stop {
  place: number;
  colour: Colour;
  alpha: number;
}

/** The first gradient of a token; lengths in pixels are of a head 484 px high. */
function gradient(token: string): { isAcross: boolean; stops: Stop[] } {
  const found = tokens.slice(tokens.indexOf(`  ${token}:`));
  const [, angle = '', body = ''] =
    /linear-gradient\(\s*(\d+)deg,((?:[^()]|\([^()]*\))*)\)/.exec(found) ?? [];
  const stops = [...body.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)(?: ([\d.]+)(px|%)?)?/g)].map(
    ([, red, green, blue, alpha, place = '0', unit]): Stop => ({
      place: Number(place) / (unit === 'px' ? 484 : 100),
      colour: [Number(red), Number(green), Number(blue)],
      alpha: Number(alpha),
    }),
  );
  if (stops.length === 0) throw new Error(`No gradient ${token}`);
  return { isAcross: angle === '90', stops };
}

function between(stops: readonly Stop[], place: number): Stop {
  const next = stops.findIndex((stop) => stop.place > place);
  const [before, after] = [stops[(next === -1 ? stops.length : next) - 1], stops[next]];
  if (before === undefined) throw new Error('A gradient starts at its end');
  if (after === undefined) return before;
  const share = (place - before.place) / (after.place - before.place);
  return { ...before, alpha: before.alpha + (after.alpha - before.alpha) * share };
}

const over = (below: Colour, above: Colour, alpha: number): Colour =>
  [0, 1, 2].map((at) => (below[at] ?? 0) * (1 - alpha) + (above[at] ?? 0) * alpha) as Colour;

function hexOf(token: string, from = tokens): Colour {
  const [, hex] = new RegExp(`${token}:\\s*#([0-9a-f]{6})`, 'i').exec(from) ?? [];
  if (hex === undefined) throw new Error(`The palette names no ${token}`);
  return [...Buffer.from(hex, 'hex')] as Colour;
}

// The measure itself: paper on night is far above, paper on paper is nothing.
it('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([80, 90, 100], [80, 90, 100])).toBe(1);
  expect(luminanceOf([255, 255, 255])).toBeCloseTo(1);
});
