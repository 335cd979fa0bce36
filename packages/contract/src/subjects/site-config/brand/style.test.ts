import { expect, it } from 'vitest';
import { OWN_COLOURS } from './palette.ts';
import { brandStyle, coloursName, coloursOfName } from './style.ts';

it('colours of a bank have a name that tells them again; the site’s own have none', () => {
  expect(coloursName({ action: '#0a5c8f' })).toBe('0f1a33-0a5c8f-b8925a');
  expect(coloursOfName('0f1a33-0a5c8f-b8925a')).toEqual({ ...OWN_COLOURS, action: '#0a5c8f' });
  expect([coloursName(undefined), coloursName({}), coloursName(OWN_COLOURS)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const other of ['', '0f1a33', '0f1a33-0a5c8f-b8925g', '0f1a33-0a5c8f-b8925a-000000'])
    expect(coloursOfName(other)).toBeUndefined();
});

it('is the palette, said again', () => {
  expect(brandStyle({ action: '#0a5c8f' })).toMatch(
    /^:root\{--ref-night-900:#0f1a33;.*--ref-cinnabar-600:#0a5c8f;.*\}$/,
  );
});
