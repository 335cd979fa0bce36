/* Colours of a bank, for those who check them and those who serve them; browsers get what follows from them as styles. */
export { contrast } from './contrast.ts';
export { FIXED, USES, weakPairs, type Use, type WeakPair } from './pairs.ts';
export { brandPalette, OWN_COLOURS, SEEDS, type BrandColours, type Palette, type Seed } from './palette.ts';
export { brandStyle, coloursName, coloursOfName } from './style.ts';
