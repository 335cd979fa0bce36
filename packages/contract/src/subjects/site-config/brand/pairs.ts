import { contrast } from './contrast.ts';
import { brandPalette, isAsLight, seedOf, type BrandColours, type Seed } from './palette.ts';

/** Colours of `palette.css` that follow no seed. */
export const FIXED: Readonly<Record<string, string>> = {
  'paper-0': '#ffffff',
  'paper-50': '#fbf9f4',
  'paper-100': '#f4efe4',
  'paper-400': '#8c8474',
  'ink-900': '#161c28',
  'ink-700': '#434b5b',
  'ink-500': '#5f6675',
  'rise-600': '#b4232c',
  'rise-300': '#ff8a80',
  'fall-600': '#0b6b5a',
  'fall-300': '#5cc9ae',
  'azurite-600': '#1d5fbf',
};

/** What `functional.css` paints with which shade, without `--sys-`. */
export const USES = {
  'bg-page': 'paper-50',
  'bg-surface': 'paper-0',
  'bg-sunken': 'paper-100',
  'bg-selected': 'night-50',
  'bg-inverse': 'night-900',
  'bg-inverse-raised': 'night-800',
  'bg-inverse-warm': 'umber-900',
  action: 'cinnabar-600',
  'action-hover': 'cinnabar-700',
  'action-active': 'cinnabar-800',
  mark: 'gold-100',
  'fill-2': 'night-500',
  'text-strong': 'ink-900',
  'text-body': 'ink-700',
  'text-muted': 'ink-500',
  'text-brand': 'night-800',
  'text-gold': 'gold-700',
  'text-action': 'cinnabar-600',
  'text-on-inverse': 'paper-50',
  'text-on-inverse-muted': 'night-200',
  'text-on-inverse-subtle': 'night-300',
  'text-gold-on-inverse': 'gold-300',
  'text-on-action': 'paper-0',
  'text-on-fill': 'paper-0',
  rise: 'rise-600',
  fall: 'fall-600',
  'rise-on-inverse': 'rise-300',
  'fall-on-inverse': 'fall-300',
  'line-control': 'paper-400',
  focus: 'azurite-600',
  current: 'cinnabar-600',
  star: 'cinnabar-600',
  'focus-on-inverse': 'gold-300',
  'star-on-inverse': 'gold-400',
  'kind-cinnabar-on-inverse': 'cinnabar-400',
} as const;
export type Use = keyof typeof USES;

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what is none. */
const OF_TEXT = 4.5;
const OF_MARKS = 3;

const TEXTS: readonly Use[] = [
  'text-strong',
  'text-body',
  'text-muted',
  'text-brand',
  'text-gold',
  'text-action',
];
const TEXTS_ON_INVERSE: readonly Use[] = [
  'text-on-inverse',
  'text-on-inverse-muted',
  'text-on-inverse-subtle',
  'text-gold-on-inverse',
  'rise-on-inverse',
  'fall-on-inverse',
];
const GROUNDS: readonly Use[] = ['bg-page', 'bg-surface', 'bg-sunken', 'bg-selected'];
const INVERSE: readonly Use[] = ['bg-inverse', 'bg-inverse-raised', 'bg-inverse-warm'];

/** What stands on which grounds, and how far it must stand out. */
const PAIRS: readonly { fronts: readonly Use[]; grounds: readonly Use[]; wanted: number }[] = [
  { fronts: [...TEXTS, 'rise', 'fall'], grounds: GROUNDS, wanted: OF_TEXT },
  { fronts: ['line-control', 'current', 'focus', 'star'], grounds: GROUNDS, wanted: OF_MARKS },
  { fronts: TEXTS_ON_INVERSE, grounds: INVERSE, wanted: OF_TEXT },
  {
    fronts: ['focus-on-inverse', 'star-on-inverse', 'kind-cinnabar-on-inverse'],
    grounds: INVERSE,
    wanted: OF_MARKS,
  },
  { fronts: ['text-on-action'], grounds: ['action', 'action-hover', 'action-active'], wanted: OF_TEXT },
  { fronts: ['text-on-fill'], grounds: ['fill-2'], wanted: OF_TEXT },
  { fronts: ['text-strong'], grounds: ['mark'], wanted: OF_TEXT },
];

export interface WeakPair {
  front: Use;
  ground: Use;
  colours: readonly [front: string, ground: string];
  ratio: number;
  wanted: number;
  /** The colour to change. */
  seed: Seed;
}

/** Of each use the pair that stands out least, where that is too little. */
export function weakPairs(colours: BrandColours): WeakPair[] {
  const palette: Readonly<Record<string, string>> = { ...FIXED, ...brandPalette(colours) };
  const colourOf = (use: Use) => palette[USES[use]] ?? '';
  return PAIRS.flatMap(({ fronts, grounds, wanted }) =>
    fronts.flatMap((front) => {
      const pairs = grounds.flatMap((ground) => {
        const seed = blamed(USES[front], USES[ground]);
        const shown = [colourOf(front), colourOf(ground)] as const;
        return seed === undefined
          ? []
          : { front, ground, colours: shown, ratio: contrast(...shown), wanted, seed };
      });
      const [weakest] = pairs.toSorted((a, b) => a.ratio - b.ratio);
      return weakest !== undefined && weakest.ratio < wanted ? [weakest] : [];
    }),
  );
}

/** A shade that is as light as ever is not to blame. */
function blamed(front: string, ground: string): Seed | undefined {
  const shades = [front, ground];
  const seeds = [...shades.filter((shade) => !isAsLight(shade)), ...shades].map(seedOf);
  return seeds.find((seed) => seed !== undefined);
}
