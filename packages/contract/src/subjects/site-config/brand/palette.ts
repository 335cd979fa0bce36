import { luminance } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** The colours that a bank may choose: its dark ground and headings, what is pressed and where one is, and fine marks. */
export const SEEDS = ['ground', 'action', 'accent'] as const;
export type Seed = (typeof SEEDS)[number];
export type BrandColours = Readonly<Partial<Record<Seed, string | undefined>>>;

/** Shades of `packages/ui/src/tokens/palette.css`, by the seed that they follow; each seed stands for the first. */
const SHADES = {
  ground: {
    'night-900': '#0f1a33',
    'night-950': '#0b1429',
    'night-800': '#14213f',
    'night-500': '#53699a',
    'night-400': '#8496b8',
    'night-300': '#a8b6d0',
    'night-200': '#cfd6e4',
    'night-50': '#f3f5f9',
    'umber-900': '#221a2a',
  },
  action: {
    'cinnabar-600': '#b83a1e',
    'cinnabar-800': '#7d2410',
    'cinnabar-700': '#9c2e15',
    'cinnabar-400': '#ec7a5e',
  },
  accent: {
    'gold-500': '#b8925a',
    'gold-700': '#7a5a22',
    'gold-400': '#d8b777',
    'gold-300': '#ead3a4',
    'gold-100': '#f6ecd6',
  },
} as const;

type ShadesOf<Family> = Family extends Family ? keyof Family : never;
/** A name of the palette, without `--ref-`. */
export type Shade = ShadesOf<(typeof SHADES)[Seed]>;
export type Palette = Readonly<Record<Shade, string>>;

/** What a seed is where a bank chooses none. */
export const OWN_COLOURS: Readonly<Record<Seed, string>> = {
  ground: SHADES.ground['night-900'],
  action: SHADES.action['cinnabar-600'],
  accent: SHADES.accent['gold-500'],
};

/** Every shade that follows from the colours of a bank; from the site's own, the site's own palette. */
export function brandPalette(colours: BrandColours): Palette {
  const shades = SEEDS.flatMap((seed) =>
    Object.entries(SHADES[seed]).map(
      ([shade, own]) =>
        [shade, follow(seed, own, colours[seed] ?? OWN_COLOURS[seed], isAsLight(shade))] as const,
    ),
  );
  return Object.fromEntries(shades) as Palette;
}

/** Shades that take only the hue of their seed and stay as light as they are: what stands on them, or they on, is no seed. */
const KEPT: readonly string[] = [
  'night-500',
  'night-400',
  'cinnabar-400',
  'gold-700',
  'gold-400',
  'gold-300',
  'gold-100',
] satisfies Shade[];

export const isAsLight = (shade: string): boolean => KEPT.includes(shade);

/** The seed that a shade follows. */
export function seedOf(shade: string): Seed | undefined {
  return SEEDS.find((seed) => shade in SHADES[seed]);
}

/** A shade is as much more colourful than its seed as the site's own shade is, and turned as far from its hue. */
function follow(seed: Seed, own: string, chosen: string, isKept: boolean): string {
  if (chosen === OWN_COLOURS[seed]) return own;
  const [from, to, shade] = [toOklch(OWN_COLOURS[seed]), toOklch(chosen), toOklch(own)];
  const chroma = (shade.chroma * to.chroma) / from.chroma;
  const hue = to.hue + shade.hue - from.hue;
  if (isKept) return asLightAs(own, chroma, hue);
  // Between white or black and its seed, where the site's own lies.
  const lightness =
    shade.lightness < from.lightness
      ? (to.lightness * shade.lightness) / from.lightness
      : to.lightness + ((shade.lightness - from.lightness) * (1 - to.lightness)) / (1 - from.lightness);
  return toHex({ lightness, chroma, hue });
}

const STEPS = 16;

/** Of a hue and a chroma, the colour that stands out from others as far as `own` does. */
function asLightAs(own: string, chroma: number, hue: number): string {
  const wanted = luminance(own);
  let [darker, lighter] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (darker + lighter) / 2;
    if (luminance(toHex({ lightness, chroma, hue })) < wanted) darker = lightness;
    else lighter = lightness;
  }
  return toHex({ lightness: lighter, chroma, hue });
}
