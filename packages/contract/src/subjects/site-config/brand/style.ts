import { brandPalette, OWN_COLOURS, SEEDS, type BrandColours } from './palette.ts';

/** What makes the site's styles those of a bank: the palette behind them, said again. */
export function brandStyle(colours: BrandColours): string {
  const shades = Object.entries(brandPalette(colours)).map(([shade, hex]) => `--ref-${shade}:${hex}`);
  return `:root{${shades.join(';')}}`;
}

/** `0f1a33-b83a1e-b8925a`; undefined for the site's own colours, which its styles have already. */
export function coloursName(colours: BrandColours | undefined): string | undefined {
  if (
    colours === undefined ||
    SEEDS.every((seed) => (colours[seed] ?? OWN_COLOURS[seed]) === OWN_COLOURS[seed])
  )
    return undefined;
  return SEEDS.map((seed) => (colours[seed] ?? OWN_COLOURS[seed]).slice(1)).join('-');
}

/** The colours behind such a name; undefined for any other. */
export function coloursOfName(name: string): BrandColours | undefined {
  if (!/^[\da-f]{6}(?:-[\da-f]{6}){2}$/.test(name)) return undefined;
  return Object.fromEntries(name.split('-').map((digits, at) => [SEEDS[at], `#${digits}`]));
}
