import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandPalette, FIXED, USES } from '@bank/contract/brand';
import { resolve } from 'node:path';

const tokens = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../packages/ui/src/tokens', file), 'utf8');

describe('what a bank may choose its colours from [A11Y-3]', () => {
  it.each(Object.entries({ ...FIXED, ...brandPalette({}) }))('%s is %s in the palette too', (shade, hex) => {
    expect(tokens('palette.css')).toContain(`--ref-${shade}: ${hex};`);
  });

  it.each(Object.entries(USES))('%s is painted with %s', (use, shade) => {
    expect(tokens('functional.css')).toContain(`--sys-${use}: var(--ref-${shade});`);
  });

  it('no style sheet of the tokens mixes the dark ground by its number', () => {
    expect(tokens('functional.css') + tokens('components.css')).not.toMatch(
      /rgb\((?:11 20 41|15 26 51|207 214 228)/,
    );
  });
});
