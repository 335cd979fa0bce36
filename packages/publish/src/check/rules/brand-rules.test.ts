import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkBrand } from './brand-rules.ts';

describe('the colours of a bank [A11Y-3]', () => {
  const said = (colours: object | undefined, scope: 'site' | 'funds' = 'site') =>
    reported(checkBrand, [aRecord('site-config', 'c', { colours })], { scope });

  it('are told of with what stands on what, how far it must stand out and how far it does', () => {
    expect(said({ action: '#cc5a40' })).toContain(
      'c CN colours.action: expected a colour that gives the text of buttons (#ffffff) on buttons (#cc5a40) a contrast of 4.5 : 1, found 4.11 : 1',
    );
    expect(said({ ground: '#3f7fbf' }).every((line) => line.startsWith('c CN colours.ground: '))).toBe(true);
  });

  it('that can be read are not, nor is a bank without any', () => {
    expect(said({ ground: '#0b3d2e', action: '#0a5c8f' })).toEqual([]);
    expect(said(undefined)).toEqual([]);
    expect(said({ action: '#ffcc00' }, 'funds')).toEqual([]);
  });
});
