import { describe, expect, it } from 'vitest';
import sprite from './icons.svg?raw';
import { ICON_NAMES, isIconName } from './icon-name.ts';

describe('the icons', () => {
  it('are named one by one, as the sprite holds them on its grid', () => {
    expect([...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 32 32"/g)].map(([, id]) => id)).toEqual([
      ...ICON_NAMES,
    ]);
  });

  it('tell a name of theirs from any other word', () => {
    expect(isIconName('deposit')).toBe(true);
    expect(isIconName('sparkle')).toBe(false);
  });
});
